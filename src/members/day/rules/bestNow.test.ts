import { expect, test } from 'vitest';
import { pricedGame } from '#domain/prices/payingGame.fixture.ts';
import { bestNow } from './bestNow.ts';

const NOW = new Date('2026-11-23T15:00:00Z');
const game = (hours: number, age: number, ...quotes: Parameters<typeof pricedGame>[2]) =>
  pricedGame(1, new Date(NOW.getTime() - age * 60_000), quotes, {
    gameTime: new Date(NOW.getTime() + hours * 3_600_000).toISOString(),
  });
const BOOKS = [
  { moneyline: { home: -110, away: 100 }, spread: { line: -1.5, home: -105, away: -115 } },
  { moneyline: { home: 102, away: -120 }, spread: { line: -2.5, home: 104, away: -125 } },
  { total: { line: 47.5, over: -108, under: -112 } },
];

test('the best of the books at the bet’s own line, and none of another line', () => {
  const best = (market: 'moneyline' | 'spread' | 'total', pick: string, line?: number) =>
    bestNow(game(9, 5, ...BOOKS), { market, pick, line }, NOW);
  expect(best('moneyline', 'home')).toBe(102);
  expect(best('spread', 'home', -1.5)).toBe(-105);
  expect(best('spread', 'away', 2.5)).toBe(-125);
  expect(best('spread', 'home', -3)).toBeUndefined();
  expect(best('total', 'under', 47.5)).toBe(-112);
});

test('of what has begun, was not seen for 45 minutes or is a sample there is none', () => {
  const home = { market: 'moneyline', pick: 'home' } as const;
  expect(bestNow(game(-1, 5, ...BOOKS), home, NOW)).toBeUndefined();
  expect(bestNow(game(9, 46, ...BOOKS), home, NOW)).toBeUndefined();
  expect(bestNow(game(1, 31, ...BOOKS), home, NOW)).toBeUndefined();
  const sample = BOOKS.map((quote) => ({ ...quote, sample: true }));
  expect(bestNow(game(9, 5, ...sample), home, NOW)).toBeUndefined();
});
