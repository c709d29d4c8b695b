import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expectedMove, gradeMove } from './expectedMove.ts';

const seen = { league: 'NHL', market: 'moneyline', first: 0.5, own: 0.52 } as const;

test('two points of difference foretell a move toward our model', () => {
  expect(expectedMove(seen)).toEqual({
    market: 'moneyline',
    toward: 'home',
    first: 0.5,
    own: 0.52,
  });
  expect(expectedMove({ ...seen, own: 0.48 })).toMatchObject({ toward: 'away', own: 0.52 });
  expect(expectedMove({ ...seen, own: 0.519 })).toBeUndefined();
  expect(expectedMove({ ...seen, own: Number.NaN })).toBeUndefined();
});

test('a total goes toward the over or the under, at its line', () => {
  const total = { ...seen, market: 'total', line: 5.5 } as const;
  expect(expectedMove({ ...total, own: 0.6 })).toMatchObject({ toward: 'over', line: 5.5 });
  expect(expectedMove({ ...total, own: 0.4 })).toMatchObject({ toward: 'under', first: 0.5 });
});

test('nothing is said of leagues and markets without proof', () => {
  for (const league of ['NBA', 'EPL', 'UFC']) {
    expect(expectedMove({ ...seen, league, own: 0.7 })).toBeUndefined();
  }
  expect(expectedMove({ ...seen, market: 'spread', line: -1.5, own: 0.7 })).toBeUndefined();
});

test('the side it goes toward is the one that our model likes better than the first price does', () => {
  const share = fc.double({ min: 0.01, max: 0.99, noNaN: true });
  fc.assert(
    fc.property(share, share, (first, own) => {
      const move = expectedMove({ ...seen, first, own });
      if (Math.abs(own - first) < 0.0199) expect(move).toBeUndefined();
      if (move) expect(move.own).toBeGreaterThan(move.first);
    }),
  );
});

test('a move is graded by the close: toward us, away, or none', () => {
  const move = { first: 0.5 };
  expect([0.53, 0.47, 0.5].map((close) => gradeMove(move, close))).toEqual([
    'hit',
    'miss',
    'stood',
  ]);
});
