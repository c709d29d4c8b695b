import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import type { League } from '#domain/leagues/league.ts';
import { expectedReturnPerUnit } from '#domain/prices/staking.ts';
import type { SampleLine } from '../leagues/facts.ts';
import { opinion } from './opinion.ts';
import { pointsMarket } from './pointsMarket.ts';
import { sampleQuotes } from './sampleQuotes.ts';
import { soccerMarket } from './soccerMarket.ts';

const AS_OF = '2026-11-20T12:00:00.000Z';
const quotes = (line: SampleLine, id: string, league: League = 'NFL') =>
  sampleQuotes(line, league, id, AS_OF);

describe('points', () => {
  test('the spread and total follow the line', () => {
    const market = pointsMarket({ homeProbability: 0.7, margin: 6.6, total: 45.4 }, 'NFL');
    expect(market.spread.line).toBe(-6.5);
    expect(market.total.line).toBe(45.5);
    expect(market.moneyline.home).toBeLessThan(-200);
    expect(market.moneyline.away).toBeGreaterThan(180);
  });

  test('a line whose mean and probability disagree is a pick’em', () => {
    const market = pointsMarket({ homeProbability: 0.51, margin: -0.6, total: 45 }, 'NFL');
    expect(market.spread.line).toBe(0);
  });

  test('baseball and hockey give the favourite −1.5 at a better price', () => {
    for (const league of ['MLB', 'NHL'] as const) {
      const home = pointsMarket({ homeProbability: 0.6, margin: 0.8, total: 8.9 }, league);
      expect(home.spread.line).toBe(-1.5);
      expect(home.spread.home).toBeGreaterThan(home.moneyline.home);
      const away = pointsMarket({ homeProbability: 0.4, margin: -0.8, total: 8.9 }, league);
      expect(away.spread.line).toBe(1.5);
      expect(away.spread.away).toBeGreaterThan(away.moneyline.away);
    }
  });
});

describe('soccer', () => {
  test('an even game has a draw price near 2.7 to 1', () => {
    const { moneyline, spread, total } = soccerMarket({
      homeProbability: 0.36,
      margin: 0,
      total: 2.6,
    });
    expect(moneyline.home).toBe(moneyline.away);
    expect(moneyline.draw).toBeGreaterThan(240);
    expect(moneyline.draw).toBeLessThan(300);
    expect(spread).toMatchObject({ line: 0, home: -109, away: -109 });
    expect(total.line).toBe(2.5);
  });
});

test('a book’s opinion stays near the line and inside the possible', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), fc.string(), (p, game) => {
      const view = opinion({ homeProbability: p, margin: 0, total: 45 }, 'NFL', game, 'espn');
      expect(view.homeProbability).toBeGreaterThan(0.015);
      expect(view.homeProbability).toBeLessThan(0.985);
      expect(Math.abs(view.margin)).toBeLessThanOrEqual(0.9);
      if (p > 0.02 && p < 0.98) expect(Math.abs(view.homeProbability - p)).toBeLessThan(0.03);
    }),
  );
});

test('the same game has the same prices, another game others, and the books differ', () => {
  const line = { homeProbability: 0.55, margin: 2, total: 45 };
  expect(quotes(line, 'a')).toEqual(quotes(line, 'a'));
  expect(quotes(line, 'a')).not.toEqual(quotes(line, 'b'));
  const differing = Array.from({ length: 20 }, (_, n) => quotes(line, `game ${n}`)).filter(
    ([a, b]) => a?.moneyline?.home !== b?.moneyline?.home,
  );
  expect(differing.length).toBeGreaterThan(10);
});

test('against the model that gave the line some games hold an edge and some do not', () => {
  const line = { homeProbability: 0.55, margin: 2, total: 45 };
  const best = Array.from({ length: 200 }, (_, n) =>
    Math.max(
      ...quotes(line, `game ${n}`).flatMap(({ moneyline }) => [
        expectedReturnPerUnit(0.55, moneyline?.home ?? 100),
        expectedReturnPerUnit(0.45, moneyline?.away ?? 100),
      ]),
    ),
  );
  const edges = best.filter((value) => value > 0).length;
  expect(edges).toBeGreaterThan(20);
  expect(edges).toBeLessThan(180);
});

test('every league has its books, marked as samples', () => {
  for (const league of TEAM_LEAGUES) {
    const all = quotes({ homeProbability: 0.5, margin: 0.3, total: 6 }, 'x', league);
    expect(all.map(({ feed, provider, sample }) => [feed, provider, sample])).toEqual([
      ['espn', 'Book A', true],
      ['bovada', 'Book B', true],
    ]);
  }
});
