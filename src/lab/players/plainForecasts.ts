import type { Histogram } from '#domain/game/scoreGrid.ts';
import { lastFive, type PlainMean, seasonAverage } from './plainMeans.ts';
import { PlainSpread } from './plainSpread.ts';
import type { PlayerFileRow } from './types.ts';

/** Forecasts that our own are compared with. */
export const PLAIN_RIVALS = ['season average', 'begun at last season', 'last five'] as const;
export type Plain = (typeof PLAIN_RIVALS)[number];

/** Games that the last season counts for: the best of these on earlier seasons is taken, by squared error. */
const BEGUN = [1, 2, 4, 8, 16];

/** Plain means of one stat for every game of the tested season, and the spreads of earlier seasons around them. */
export interface PlainForecasts {
  /** The distribution of a tested game's stat; undefined if the row is not there. */
  said(plain: Plain, row: PlayerFileRow): Histogram | undefined;
}

interface Walked {
  readonly plain: PlainMean;
  readonly means: number[];
  readonly values: number[];
  squares: number;
  readonly tested: Map<PlayerFileRow, number>;
}

/**
 * Walks all rows of a stat in the order of play: means learn from each game after it, spreads from earlier seasons alone.
 * @param season the tested one
 */
export function plainForecasts(
  rows: readonly PlayerFileRow[],
  stat: string,
  season: number,
): PlainForecasts {
  const walked = (plain: PlainMean): Walked => ({
    plain,
    means: [],
    values: [],
    squares: 0,
    tested: new Map(),
  });
  const average = walked(seasonAverage(0));
  const begun = BEGUN.map((games) => walked(seasonAverage(games)));
  const five = walked(lastFive());
  let least = 0;
  for (const row of rows) {
    const value = row.stats[stat];
    if (value === undefined || row.season > season) continue;
    least = Math.min(least, value);
    for (const one of [average, ...begun, five]) note(one, row, value, season);
  }
  const best = begun.reduce((one, other) => (other.squares < one.squares ? other : one));
  const forecasts = new Map<Plain, Walked & { spread: PlainSpread }>(
    ([average, best, five] as const).map((one, index) => [
      PLAIN_RIVALS[index] ?? 'last five',
      { ...one, spread: new PlainSpread(one.means, one.values, least) },
    ]),
  );
  return {
    said(plain, row) {
      const one = forecasts.get(plain);
      const mean = one?.tested.get(row);
      return one && mean !== undefined ? one.spread.around(mean) : undefined;
    },
  };
}

function note(one: Walked, row: PlayerFileRow, value: number, season: number): void {
  const mean = one.plain.mean(row.playerId, row.season);
  if (row.season === season) one.tested.set(row, mean);
  else if (!Number.isNaN(mean)) {
    one.means.push(mean);
    one.values.push(value);
    one.squares += (value - mean) ** 2;
  }
  one.plain.learn(row.playerId, row.season, value);
}
