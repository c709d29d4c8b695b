import { type Histogram, histogramMean, splitAt } from '#domain/game/scoreGrid.ts';
import { FIGURES, type MarginLeague } from '#domain/leagues/index.ts';
import type { MarginParams } from '#engine/ratings/margin/params.ts';
import { fnv1a } from '#engine/rng/hash.ts';
import { normalQuantile } from '#engine/rng/normal.ts';
import type { Anchored } from '../../fit/margin/published.ts';
import { marginOf, totalOfCall } from '../../fit/margin/spreads.ts';
import type { Quantity, Value } from '../types.ts';
import type { PlayedOut } from './playedOut.ts';

/** Each game's margin and total with their simulated distributions, the closing numbers and the published ones. */
export function quantitiesOf(
  league: MarginLeague,
  params: MarginParams,
  played: readonly PlayedOut[],
  anchored: readonly Anchored[],
): Quantity[] {
  // Run and puck lines are fixed at 1.5, so they imply no expected margin.
  const readsSpread = FIGURES[league].closing !== 'moneyline';
  const published = new Map(anchored.map(({ call, published: { lines } }) => [call, lines]));
  return [
    {
      name: 'margin',
      values: played.map(({ call, margins }) => {
        const spread = call.game.closing?.spread;
        const close = readsSpread && spread !== undefined ? -spread : undefined;
        const said = published.get(call)?.spread;
        const at = said && params.scoreSd * normalQuantile(said.share) - said.line;
        return valueFor(call.game, 'margin', marginOf(call), margins, close, at);
      }),
    },
    {
      name: 'total',
      values: played.map(({ call, totals }) => {
        const said = published.get(call)?.total;
        const { scoreSd, bias } = params.total;
        const at = said && said.line + scoreSd * normalQuantile(said.share) + bias;
        return valueFor(
          call.game,
          'total',
          totalOfCall(call),
          totals,
          call.game.closing?.total,
          at,
        );
      }),
    },
  ];
}

function valueFor(
  game: { readonly id: string; readonly season: number; readonly date: string },
  name: string,
  actual: number,
  histogram: Histogram,
  close: number | undefined,
  published: number | undefined,
): Value {
  const { below, at, above } = splitAt(histogram, actual);
  // A whole number's share below it is randomized over its own probability: Czado, Gneiting and Held (2009),
  // "Predictive model assessment for count data", Biometrics 65(4). The game's own id draws the number.
  const u = (fnv1a(`${name}|${game.id}`) + 0.5) / 2 ** 32;
  const pit = (below + u * at) / (below + at + above);
  return {
    season: game.season,
    cluster: game.date,
    actual,
    said: {
      own: { mean: histogramMean(histogram), pit },
      ...(published === undefined ? {} : { published: { mean: published } }),
      ...(close === undefined ? {} : { close: { mean: close } }),
    },
  };
}
