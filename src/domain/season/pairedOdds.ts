import { wholePoints } from './movedPoints.ts';

/** Standard errors that a change has to exceed to be more than luck: of some hundred figures compared, none by chance. */
const LUCK = 3;
/** What is not so in every season is never called certain, nor is what is so in one of them called impossible. */
const NEVER = 1e-6;

/** A published share, and what some seasons with results set say of it. */
interface PairedShare {
  /** Of all published seasons, 0–1. */
  readonly published: number;
  /** Of the seasons with the results set, 0–1. */
  readonly share: number;
  /** That share less the share of the same seasons without them, and its standard error. */
  readonly change: number;
  readonly error: number;
}

/** Odds with results set, 0–1, and the whole points by which they moved; undefined if that is less than one or may be luck. */
export interface MovedOdds {
  readonly share: number;
  readonly points: number | undefined;
}

/**
 * The published odds moved by the change, which is known better than either share: the same luck is in both. Small changes move
 * them too, so that the odds of all teams still add up; a change that may be luck is not called one.
 */
export function pairedOdds({ published, share, change, error }: PairedShare): MovedOdds {
  if (change === 0) return { share: published, points: undefined };
  const moved =
    share === 0 || share === 1 ? share : Math.min(Math.max(published + change, NEVER), 1 - NEVER);
  const isLuck = Math.abs(change) <= LUCK * error;
  return { share: moved, points: isLuck ? undefined : wholePoints(moved, published) };
}
