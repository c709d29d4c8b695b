import { type Histogram, runsIn } from '#domain/game/scoreGrid.ts';
import type { Sport } from '#domain/leagues/league.ts';

/** How a sport's margins are drawn. */
interface SportScale {
  /** ± of the small chart on a card. */
  readonly miniLimit: number;
  /** Ticks of the full chart on each side of zero; football's are its key numbers. */
  readonly ticks: readonly number[];
  /** The full chart's ± stays within these. */
  readonly limits: readonly [least: number, most: number];
}

const BIG = [5, 10, 15, 20, 25, 30, 35, 40, 45];
const SMALL = [1, 2, 3, 4, 5, 6, 7, 8];

export const SCALES: Readonly<Record<Sport, SportScale>> = {
  football: { miniLimit: 30, ticks: [3, 7, 14, 21, 28, 35, 42], limits: [24, 45] },
  basketball: { miniLimit: 30, ticks: BIG, limits: [24, 45] },
  baseball: { miniLimit: 10, ticks: [1, 2, 3, 4, 6, 8, 10, 12], limits: [8, 12] },
  hockey: { miniLimit: 5, ticks: SMALL, limits: [5, 8] },
  soccer: { miniLimit: 5, ticks: SMALL, limits: [4, 6] },
};

/** Half-width of the full margin axis: holds 98.5 % of the runs, within the sport's bounds. */
export function marginLimit(sport: Sport, margins: Histogram): number {
  const [least, most] = SCALES[sport].limits;
  const runs = runsIn(margins);
  for (let limit = least; limit < most; limit += 1) {
    const inside = runsIn(margins.filter(([margin]) => Math.abs(margin) <= limit));
    if (inside >= 0.985 * runs) return limit;
  }
  return most;
}

/** Football's ticks that a narrow screen leaves out: 3 stands too close to 7, and four of a side are enough. */
const CROWDED: readonly number[] = [3, 21, 35];

/** Whether a narrow screen leaves a tick out. */
export const isOptional = (sport: Sport, tick: number): boolean =>
  sport === 'football' && CROWDED.includes(Math.abs(tick));

/** Ticks left to right on an axis of ± `limit`, zero in the middle. */
export function marginTicks(sport: Sport, limit: number): number[] {
  const inside = SCALES[sport].ticks.filter((tick) => tick <= limit);
  return [...inside.map((tick) => -tick).reverse(), 0, ...inside];
}
