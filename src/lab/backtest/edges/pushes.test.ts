import { expect, test } from 'vitest';
import { initialRatings } from '#engine/ratings/fitted.ts';
import { madeUpLeague } from '../../fit/margin/league.fixture.ts';
import type { MarginCall } from '../../fit/margin/walk.ts';
import { pushesOf } from './pushes.ts';

const ratings = initialRatings('NFL');
const [game] = madeUpLeague('NFL', [2022]);
if (ratings.kind !== 'margin' || !game) throw new Error('the NFL is a margin league');
const CALL: MarginCall = {
  game,
  which: 'line',
  margin: { mean: 9, variance: 4 },
  total: { mean: 51, variance: 4 },
  win: 0.75,
  scoreWin: 0.75,
  line: 9,
};
const { shapes, params } = ratings;
const { bias } = params.total;

test('a whole line is landed on as often as the league’s model plays it, a half point never, a quarter by half', () => {
  const published = {
    win: { home: 0.59, draw: 0, away: 0.41 },
    lines: { spread: { line: -3, share: 0.5 }, total: { line: 44, share: 0.5 } },
  };
  const pushAt = pushesOf('NFL', shapes, bias, CALL, published);
  // A favorite of three wins by three in about one game of ten, and by eleven in one of fifty.
  expect(pushAt('spread', -3)).toBeGreaterThan(0.07);
  expect(pushAt('spread', -3)).toBeLessThan(0.13);
  expect(pushAt('spread', -11)).toBeLessThan(0.04);
  expect(pushAt('spread', -3.5)).toBe(0);
  expect(pushAt('spread', -3.25)).toBeCloseTo(pushAt('spread', -3) / 2, 12);
  expect(pushAt('total', 44)).toBeGreaterThan(0.015);
  expect(pushAt('total', 44)).toBeLessThan(0.06);
  expect(pushAt('total', 44.5)).toBe(0);
});

test('it is played around the market’s lines, not around our own', () => {
  const lines = { total: { line: 34, share: 0.5 } };
  const near = pushesOf('NFL', shapes, bias, CALL, { lines });
  const far = pushesOf('NFL', shapes, bias, CALL, { lines: {} });
  expect(near('total', 34)).toBeGreaterThan(far('total', 34));
});
