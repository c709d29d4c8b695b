import { type BootstrapInterval, pairedInterval } from '../backtest/metrics/bootstrap.ts';
import { calibrationError, type Point, reliability } from '../backtest/metrics/reliability.ts';
import { brier } from '../backtest/metrics/squared.ts';

/** Who speaks: our rest of the game, our figure before it, the rivals, and a public model. */
export const SPEAKERS = ['own', 'start', 'plain', 'with the start', 'public'] as const;
export type Speaker = (typeof SPEAKERS)[number];

/** One moment, judged. */
export interface LiveJudgment {
  /** The game's id: the bootstrap draws whole games. */
  readonly game: string;
  readonly part: string;
  readonly happened: readonly number[];
  /** The chance of every outcome; a speaker that said nothing is absent. */
  readonly said: Readonly<Partial<Record<Speaker, readonly number[]>>>;
}

/** How good each speaker was in one part of the game. */
export interface PartReport {
  readonly part: string;
  readonly moments: number;
  readonly games: number;
  /** Mean Brier score of each speaker that spoke of every moment. */
  readonly brier: Readonly<Partial<Record<Speaker, number>>>;
  /** Our Brier score − each rival's, 95 % by game; "public" on its own moments. */
  readonly against: Readonly<Partial<Record<Speaker, BootstrapInterval>>>;
  /** Mean distance of chance and share in ten bins of our home win, points of probability. */
  readonly calibration: number;
}

/** @param label of the league and season: seeds the bootstrap */
export function partReport(
  part: string,
  judged: readonly LiveJudgment[],
  label: string,
): PartReport | undefined {
  const rows = judged.filter((one) => one.part === part);
  if (rows.length === 0) return undefined;
  const means: Partial<Record<Speaker, number>> = {};
  const against: Partial<Record<Speaker, BootstrapInterval>> = {};
  for (const speaker of SPEAKERS) {
    const both = rows.flatMap(({ game, said, happened }) => {
      const [own, other] = [said.own, said[speaker]];
      return own && other
        ? [{ cluster: game, own: brier(own, happened), other: brier(other, happened) }]
        : [];
    });
    if (both.length === 0) continue;
    means[speaker] = both.reduce((sum, { other }) => sum + other, 0) / both.length;
    if (speaker === 'own') continue;
    against[speaker] = pairedInterval(
      both.map(({ cluster, own, other }) => ({ cluster, value: own - other })),
      `${label} ${part} ${speaker}`,
    );
  }
  return {
    part,
    moments: rows.length,
    games: new Set(rows.map(({ game }) => game)).size,
    brier: means,
    against,
    calibration: calibrationError(reliability(homePoints(rows))),
  };
}

/** Forecast and outcome of the home side's win. */
const homePoints = (rows: readonly LiveJudgment[]): readonly Point[] =>
  rows.map(({ said, happened }) => ({ p: said.own?.[0] ?? 0, y: happened[0] ?? 0 }));
