import { expect, test } from 'vitest';
import { biggestMovers, type MovedGame } from './moves.ts';

type Stand = MovedGame['before'];

const stand = (change: Partial<Stand['anchor'] & object> = {}, home = 55): Stand => ({
  anchor: {
    win: { home: 0.55, draw: 0, away: 0.45 },
    spread: { line: -1.5, share: 0.5 },
    total: { line: 47.5, share: 0.5 },
    books: ['One', 'Other'],
    leftOut: [],
    ...change,
  },
  home,
  draw: 0,
  away: 100 - home,
});

const game = (gameId: number, before: Stand, after: Stand): MovedGame => ({
  gameId,
  league: 'NFL',
  gameTime: '2026-11-23T23:00:00Z',
  timeKnown: true,
  home: 'Bills',
  away: 'Chiefs',
  since: '2026-11-23T10:45:00Z',
  before,
  after,
});

const BEFORE = new Date('2026-11-23T15:00:00Z');
const movesOf = (of: MovedGame) => biggestMovers([of], BEFORE, 1)[0]?.moves ?? [];

test('a line that moved is told by its lines, a price alone by shares, the farthest first', () => {
  const after = stand(
    {
      win: { home: 0.59, draw: 0, away: 0.41 },
      spread: { line: -3, share: 0.5 },
      total: { line: 47.5, share: 0.53 },
    },
    57,
  );
  const moves = movesOf(game(1, stand(), after));
  expect(moves.map(({ of, side, from, to }) => [of, side, from, to])).toEqual([
    ['spread', 'Bills', '−1.5', '−3'],
    ['moneyline', 'Bills', '55%', '59%'],
    ['total', 'Over 47.5', '50%', '53%'],
    ['ours', 'Bills', '55%', '57%'],
  ]);
  // A point and a half of an NFL spread, by the league's own scatter: three to eight points of probability.
  expect(moves[0]?.points).toBeGreaterThan(3);
  expect(moves[0]?.points).toBeLessThan(8);
});

test('less than a point of probability is no move, and a market that one of the two lacks is none', () => {
  const { spread: _, ...less } = stand().anchor ?? { books: [], leftOut: [] };
  expect(movesOf(game(1, stand(), stand({}, 55.9)))).toEqual([]);
  expect(movesOf(game(1, { ...stand(), anchor: less }, stand()))).toEqual([]);
  expect(movesOf(game(1, { ...stand(), anchor: null }, stand({}, 60)))).toHaveLength(1);
});

test('in soccer the result that moved most is named', () => {
  const before = { anchor: null, home: 50, draw: 28, away: 22 };
  const after = { anchor: null, home: 48, draw: 24, away: 28 };
  expect(movesOf({ ...game(1, before, after), league: 'EPL' })).toMatchObject([
    { of: 'ours', side: 'Chiefs', from: '22%', to: '28%' },
  ]);
});

test('the games that moved farthest come first, those that have begun are left out, and no more than asked for', () => {
  const moved = (id: number, home: number) => game(id, stand(), stand({}, home));
  const begun = { ...moved(9, 80), gameTime: '2026-11-23T14:00:00Z' };
  const now = new Date('2026-11-23T15:00:00Z');
  const found = biggestMovers(
    [moved(1, 57), begun, moved(2, 65), moved(3, 60), moved(4, 55)],
    now,
    2,
  );
  expect(found.map(({ gameId }) => gameId)).toEqual([2, 3]);
  expect(found[0]).not.toHaveProperty('before');
});
