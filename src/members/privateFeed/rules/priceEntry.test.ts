import { expect, test } from 'vitest';
import { EXAMPLE_GAME } from '#domain/game/exampleGame.fixture.ts';
import { listedGame } from '#domain/game/listedGame.ts';
import { homeAt, pricedGame } from '#domain/prices/payingGame.fixture.ts';
import { payingPrices } from '#domain/prices/payingPrices.ts';
import { priceEntry } from './priceEntry.ts';

const NOW = new Date(Date.parse(EXAMPLE_GAME.gameTime) - 3_600_000);
const entryAt = (american: number, change = {}, line?: number) => {
  const game = listedGame(pricedGame(7, NOW, [homeAt(american)], change));
  const [price] = payingPrices([game], NOW);
  if (!price) throw new Error('no price pays');
  return priceEntry(price, line);
};

test('names bet, price, book, our figure, the worst price worth taking, the hour and the ledger’s line', () => {
  const { title, lines } = entryAt(100, {}, 1234);
  expect(title).toBe('Bills at +100 (DraftKings)');
  expect(lines).toEqual([
    'NFL: Kansas City Chiefs at Buffalo Bills, Sunday, November 22, 1:00 PM EST.',
    'Our chance: 55.0%, fair price −122. Expected return +5.0¢ per $1.',
    'Worst price worth taking: −122.',
    'Seen Sunday, November 22, 12:00 PM EST. It may have moved: check the page.',
    'Ledger line 1234.',
  ]);
});

test('another price of the same bet is the same entry', () => {
  expect(entryAt(100).key).toBe(entryAt(-105).key);
});

test('an hour that is not known is not made up', () => {
  const [first] = entryAt(100, { timeKnown: false }).lines;
  expect(first).toContain('Buffalo Bills, November 22, 2026, time to be announced.');
});
