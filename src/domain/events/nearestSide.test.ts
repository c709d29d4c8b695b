import { expect, test } from 'vitest';
import { nearestSide } from './nearestSide.ts';
import type { TwoWayPart } from './twoWayEdge.ts';

const part = (share: number, a: number, b: number): TwoWayPart => ({
  league: 'ATP',
  share,
  moneyline: [
    { source: 'espn', provider: 'One', sample: false, asOf: '2026-11-25T12:00:00.000Z', a, b },
  ],
  prediction: {
    recipe: { notes: [] },
    own: { a: share, b: 1 - share },
    anchor: { a: share, b: 1 - share, books: ['One'], leftOut: [] },
  },
});

test('the side whose price loses least, with what it returns at the published chance', () => {
  expect(nearestSide(part(0.5, -105, -115))).toMatchObject({ side: 'a', price: { odds: -105 } });
  expect(nearestSide(part(0.5, -105, -115))?.returnPerUnit).toBeCloseTo(0.5 * (100 / 105) - 0.5, 9);
  expect(nearestSide(part(0.4, -105, -115))?.side).toBe('b');
});

test('nothing without a price, or where the ratings do not know one of the two', () => {
  expect(nearestSide({ ...part(0.5, -105, -115), moneyline: [] })).toBeUndefined();
  const { anchor: _, ...alone } = part(0.5, -105, -115).prediction;
  expect(nearestSide({ ...part(0.5, -105, -115), prediction: alone })).toBeUndefined();
});
