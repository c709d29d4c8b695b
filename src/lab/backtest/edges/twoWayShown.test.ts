import { expect, test } from 'vitest';
import { fairProbabilities } from '#domain/prices/fairProbabilities.ts';
import { publishedShare } from '#engine/market/twoWay.ts';
import type { TwoWayCall } from './twoWayCall.ts';
import { oldTwoWay, shownTwoWay } from './twoWayShown.ts';

/** A bout at about even money that a wins; our model gives a 70 %. */
const bout = (change: Partial<TwoWayCall> = {}): TwoWayCall => ({
  league: 'UFC',
  id: '2024-10-05|Able|Baker',
  season: 2024,
  date: '2024-10-05',
  prices: { a: 110, b: -130 },
  winner: 'a',
  own: 0.7,
  notes: [],
  ...change,
});
const WEIGHTS = { close: 0.7, own: 0.4 };

test('where the market alone is published, its only book is never beaten; the old rule boasted', () => {
  for (const league of ['UFC', 'Boxing', 'ATP', 'WTA'] as const) {
    expect(shownTwoWay(bout({ league }), undefined)).toEqual([]);
  }
  expect(oldTwoWay(bout())).toMatchObject({ game: '2024|2024-10-05|Able|Baker', returned: 1.1 });
  expect(oldTwoWay(bout())?.claimed).toBeCloseTo(0.7 * 1.1 - 0.3, 12);
  expect(oldTwoWay(bout({ own: 0.5, prices: { a: -110, b: -110 } }))).toBeUndefined();
});

test('where our own chance has a part in it, a price that beats the pool by more than our error is an edge', () => {
  const [edge, ...more] = shownTwoWay(bout(), WEIGHTS);
  expect(more).toEqual([]);
  const [a = 0, b = 0] = fairProbabilities([110, -130]) ?? [];
  const market = { a, b, books: ['close'], leftOut: [] };
  const share = publishedShare(0.7, market, WEIGHTS);
  expect(edge?.claimed).toBeCloseTo(share * 1.1 - (1 - share), 12);
  expect(edge).toMatchObject({ market: 'moneyline', returned: 1.1, cluster: '2024|2024-10-05' });
  expect(shownTwoWay(bout({ own: 0.52 }), WEIGHTS)).toEqual([]);
});

test('a side that is new to the ratings is no edge; a draw gives the stake back', () => {
  const notes = ['Able is new to the ratings: a debutant’s average, wide range'];
  expect(shownTwoWay(bout({ notes }), WEIGHTS)).toEqual([]);
  expect(shownTwoWay(bout({ winner: 'draw' }), WEIGHTS)).toMatchObject([{ returned: 0 }]);
  expect(shownTwoWay(bout({ winner: 'b' }), WEIGHTS)).toMatchObject([{ returned: -1 }]);
});
