import { REGULATION } from '#engine/live/baseball/params.ts';
import type { BaseballGamePlays, BaseballPlay } from './readPlays.ts';

/** One half-inning's plays, and the runs from each of them to its end. */
interface HalfInning {
  readonly inning: number;
  readonly bottom: boolean;
  readonly plays: readonly BaseballPlay[];
  /** Of each play: runs on it and after it. */
  readonly toCome: readonly number[];
}

/** Half-innings of a game in order. */
export function halfInningsOf({ plays }: BaseballGamePlays): HalfInning[] {
  const halves: BaseballPlay[][] = [];
  let last: BaseballPlay | undefined;
  for (const play of plays) {
    if (play.inning !== last?.inning || play.bottom !== last.bottom) halves.push([]);
    halves.at(-1)?.push(play);
    last = play;
  }
  return halves.map((half) => {
    let sum = 0;
    const toCome = half.map(() => 0);
    for (let at = half.length - 1; at >= 0; at--) {
      sum += half[at]?.runs ?? 0;
      toCome[at] = sum;
    }
    const { inning = 1, bottom = false } = half[0] ?? {};
    return { inning, bottom, plays: half, toCome };
  });
}

/** Half-innings played to the third out: without bottom halves from the ninth on, and without the last of a game cut short. */
export const wholeHalves = (game: BaseballGamePlays): HalfInning[] =>
  halfInningsOf(game).filter(
    ({ inning, bottom }, at, all) =>
      !(bottom && inning >= REGULATION) && (at < all.length - 1 || inning >= REGULATION),
  );

/**
 * Whether a game was meant to have seven innings, as double-headers' games had in 2020 and 2021: it ended after seven, or its eighth
 * began with a runner.
 */
export function isShort({ season, plays }: BaseballGamePlays): boolean {
  if (season !== 2020 && season !== 2021) return false;
  const eighth = plays.find(({ inning }) => inning === REGULATION - 1);
  return !eighth || eighth.bases > 0;
}
