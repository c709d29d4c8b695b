import { expect, test } from 'vitest';
import { payingCard, payingMatch } from '#domain/events/payingPair.fixture.ts';
import { payingPairs } from '#domain/events/payingPairs.ts';
import { pricedPairs } from '#domain/events/pricedPair.ts';
import type { SportEvent } from '#domain/events/sportEvent.ts';
import { EXAMPLE_GAME } from '#domain/game/exampleGame.fixture.ts';
import { listedGame } from '#domain/game/listedGame.ts';
import { payingCurrentPrices } from '#domain/prices/payingCurrentPrices.ts';
import { homeAt, pricedGame } from '#domain/prices/payingGame.fixture.ts';
import { todaysPair } from './todaysPair.ts';
import { startsWithinADay, todaysPrice } from './todaysPrice.ts';

const NOW = new Date(Date.parse(EXAMPLE_GAME.gameTime) - 3_600_000);
const later = (ms: number) => new Date(NOW.getTime() + ms);
const GAME = listedGame(pricedGame(7, NOW, [homeAt(100)]));

test('a price that pays has bet, price, book, our fair price, return, ledger line', () => {
  const [price, ...more] = payingCurrentPrices([GAME], NOW);
  if (!price) throw new Error('no price pays');
  expect(more).toEqual([]);
  const { bet, share, returnPerUnit, ...said } = todaysPrice(price, 77);
  expect(said).toEqual({
    key: 'game-7-moneyline-home',
    path: '/game/7',
    league: 'NFL',
    name: 'Chiefs @ Bills',
    gameTime: EXAMPLE_GAME.gameTime,
    timeKnown: EXAMPLE_GAME.timeKnown,
    american: 100,
    book: 'DraftKings',
    fair: -122,
    seenAt: NOW.toISOString(),
    ledgerLine: 77,
  });
  expect(bet).toContain('Bills');
  expect(share).toBeCloseTo(0.55, 9);
  expect(returnPerUnit).toBe(price.bet.returnPerUnit);
  expect(returnPerUnit).toBeGreaterThan(0);
  expect(todaysPrice(price, undefined)).not.toHaveProperty('ledgerLine');
});

test('it pays for the two minutes from its reading and no longer', () => {
  expect(payingCurrentPrices([GAME], later(119_000))).toHaveLength(1);
  expect(payingCurrentPrices([GAME], later(120_000))).toEqual([]);
});

test('a game after this time tomorrow is none of today’s', () => {
  const at = (ms: number) => startsWithinADay({ gameTime: later(ms).toISOString() }, NOW);
  expect([at(86_400_000), at(86_400_001)]).toEqual([true, false]);
});

const pairOf = (event: SportEvent, now = NOW) => {
  const [price] = payingPairs(pricedPairs(event), now);
  return price && todaysPair(price, 78);
};

test('a bout and a match that pay are listed with what the ledger says of them, until a day before and for two minutes', () => {
  expect(pairOf(payingCard(NOW))).toMatchObject({
    bet: 'Ann Able to win',
    american: -150,
    book: 'Off',
    name: 'Ann Able vs. Bea Baker',
    league: 'UFC',
    path: '/ufc',
    ledgerLine: 78,
  });
  const match = payingMatch(NOW);
  expect(pairOf(match)).toMatchObject({ american: -190, book: 'Off', ledgerLine: 78 });
  expect(pairOf(match)?.returnPerUnit).toBeGreaterThan(0);
  expect(pairOf(match, later(120_000))).toBeUndefined();
  expect(pairOf(payingMatch(NOW, { hours: 25 }))).toBeUndefined();
});
