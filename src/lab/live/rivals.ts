import { logistic, logit } from '#domain/numbers/logOdds.ts';
import { fitLogit } from '../fit/fights/logitFit.ts';

/** What a rival is told of a moment. */
export interface RivalMoment {
  readonly part: string;
  /** Share of regulation left, 0–1. */
  readonly left: number;
  /** Home score − away score so far. */
  readonly margin: number;
  /** Chances of the outcomes before the game. */
  readonly start: readonly number[];
  /** Weight of each outcome in what happened. */
  readonly happened: readonly number[];
}

/** A rival's forecast: the chance of every outcome, summing to 1. */
export type LiveRival = (moment: Omit<RivalMoment, 'happened'>) => readonly number[];

/** Keeps the last seconds' margin over the root of the time finite. */
const LAST = 0.02;
/** Keeps a logit finite. */
const SURE = 1e-4;

type Features = (moment: Omit<RivalMoment, 'happened'>, outcome: number) => readonly number[];

/** Score and clock alone: the margin, the margin over the root of what is left, and both without their sign. */
const plain: Features = ({ left, margin }) => {
  const steep = margin / Math.sqrt(left + LAST);
  return [1, left, margin, steep, Math.abs(margin), Math.abs(steep)];
};

/** The same, and what was said before the game, for as much as is left. */
const withStart: Features = (moment, outcome) => {
  const said = Math.min(Math.max(moment.start[outcome] ?? 0, SURE), 1 - SURE);
  return [...plain(moment, outcome), logit(said), logit(said) * moment.left];
};

/**
 * Rivals that need no knowledge of the sport: a logit of each outcome, fitted part by part on earlier seasons; the chances are
 * scaled to 1. "plain" has score and clock, "with the start" also the chances before the game.
 * @param moments of the part and others, from seasons before the tested one
 */
export function fitRival(
  moments: readonly RivalMoment[],
  kind: 'plain' | 'with the start',
): LiveRival {
  const features = kind === 'plain' ? plain : withStart;
  const fits = new Map<string, readonly Float64Array[]>();
  for (const part of new Set(moments.map((moment) => moment.part))) {
    const rows = moments.filter((moment) => moment.part === part);
    const outcomes = rows[0]?.happened.length ?? 0;
    fits.set(
      part,
      Array.from({ length: outcomes }, (_, outcome) => weightsOf(rows, features, outcome)),
    );
  }
  return (moment) => {
    const raw = (fits.get(moment.part) ?? []).map((weights, outcome) =>
      logistic(features(moment, outcome).reduce((sum, x, at) => sum + x * (weights[at] ?? 0), 0)),
    );
    const all = raw.reduce((sum, p) => sum + p, 0);
    return all > 0 ? raw.map((p) => p / all) : moment.start;
  };
}

function weightsOf(rows: readonly RivalMoment[], features: Features, outcome: number) {
  const all = rows.map((row) => features(row, outcome));
  return fitLogit({
    size: all[0]?.length ?? 0,
    features: all.flat(),
    happened: rows.map(({ happened }) => happened[outcome] ?? 0),
  }).weights;
}
