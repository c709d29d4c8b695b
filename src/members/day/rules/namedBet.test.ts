import { expect, test } from 'vitest';
import type { EndedGame } from '#domain/record/endedGame.ts';
import { firstNamed, type NamedBet, namedRecord } from './namedBet.ts';

const named = (change: Partial<NamedBet> = {}): NamedBet => ({
  gameId: 1,
  league: 'NFL',
  gameTime: '2026-11-20T23:00:00Z',
  home: 'Bills',
  away: 'Chiefs',
  market: 'spread',
  pick: 'home',
  line: -1.5,
  american: -105,
  book: 'One',
  namedAt: '2026-11-20T15:00:00Z',
  ledgerLine: 7,
  ...change,
});

const ended = (score: EndedGame['score']): EndedGame => ({
  league: 'NFL',
  gameTime: '2026-11-20T23:00:00Z',
  sides: { home: 'Bills', away: 'Chiefs' },
  score,
  odds: [],
});

test('losses come first, then what was given back, then wins; what is not over is last and counted', () => {
  const all = [
    named({ pick: 'away', line: 1.5 }),
    named({ gameId: 2 }),
    named(),
    named({ market: 'total', pick: 'over', line: 34 }),
  ];
  const record = namedRecord(all, new Map([[1, ended({ home: 10, away: 24 })]]));
  expect(record.lines.map(({ bet, outcome, units }) => [bet, outcome, units])).toEqual([
    ['Bills −1.5', 'loss', -1],
    ['Over 34', 'push', 0],
    ['Chiefs +1.5', 'win', 100 / 105],
    ['Bills −1.5', undefined, undefined],
  ]);
  expect(record).toMatchObject({ pending: 1, figures: { lost: 1, won: 1, pushed: 1 } });
});

test('a game that was called off, or whose sides have changed places since, gives the stake back', () => {
  const off = namedRecord([named()], new Map([[1, ended(null)]]));
  expect(off.lines[0]).toMatchObject({ outcome: 'void', units: 0 });
  const swapped = { home: 'Chiefs', away: 'Bills' };
  const turned = new Map([[1, { ...ended({ home: 1, away: 0 }), sides: swapped }]]);
  expect(namedRecord([named()], turned).lines[0]?.outcome).toBe('void');
});

test('of twenty bets on what luck alone gives is told, of fewer not', () => {
  const games = (count: number) => Array.from({ length: count }, (_, gameId) => named({ gameId }));
  const over = new Map(games(20).map(({ gameId }) => [gameId, ended({ home: 10, away: 24 })]));
  expect(namedRecord(games(19), over).figures.luck).toBeUndefined();
  expect(namedRecord(games(20), over).figures.luck).toBeDefined();
});

test('a bet that was named twice is one, at the price that was named first; another line is another bet', () => {
  const twice = [named(), named({ american: 110 }), named({ line: -2.5 })];
  expect(firstNamed(twice).map(({ line, american }) => [line, american])).toEqual([
    [-1.5, -105],
    [-2.5, -105],
  ]);
});
