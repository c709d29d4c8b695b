import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ScoreGrid } from '../game/scoreGrid.ts';
import { CheckError } from './checkError.ts';
import { checkParlay } from './checkParlay.ts';
import type { GameBet } from './gameLeg.ts';
import { playerGameLegs } from './playerGameLegs.ts';

const grid: fc.Arbitrary<ScoreGrid> = fc
  .array(fc.array(fc.nat({ max: 9 }), { minLength: 4, maxLength: 4 }), {
    minLength: 4,
    maxLength: 4,
  })
  .filter((rows) => rows.some((row) => row.some((count) => count > 0)))
  .map((rows) => rows.map((counts, home) => [home, 0, counts] as const));

const quarters = (low: number, high: number) =>
  fc.integer({ min: 4 * low, max: 4 * high }).map((n) => n / 4);
const bet: fc.Arbitrary<GameBet> = fc.oneof(
  fc.record({
    market: fc.constant('moneyline' as const),
    side: fc.constantFrom('home' as const, 'away' as const, 'draw' as const),
  }),
  fc.record({
    market: fc.constant('spread' as const),
    side: fc.constantFrom('home' as const, 'away' as const),
    line: quarters(-3, 3),
  }),
  fc.record({
    market: fc.constantFrom('total' as const, 'homeTotal' as const, 'awayTotal' as const),
    side: fc.constantFrom('over' as const, 'under' as const),
    line: quarters(0, 6),
  }),
  fc.record({
    market: fc.constant('bothScore' as const),
    side: fc.constantFrom('yes' as const, 'no' as const),
  }),
);

/** All of one game; undefined where they cannot be one parlay. */
function priced(of: ScoreGrid, bets: readonly GameBet[]) {
  try {
    const legs = playerGameLegs(
      { grid: of, canDraw: true },
      bets.map((one, at) => ({ at, bet: one })),
    );
    return checkParlay(
      [legs],
      bets.map(() => undefined),
      undefined,
    );
  } catch (error) {
    if (error instanceof CheckError) return undefined;
    throw error;
  }
}

const NEAR = 1e-9;

test('a parlay wins no more often than any of its legs, and its shares sum to one', () => {
  fc.assert(
    fc.property(grid, fc.array(bet, { minLength: 1, maxLength: 6 }), (of, bets) => {
      const checked = priced(of, bets);
      if (!checked) return;
      const { win, push, lose, legs } = checked;
      expect(win + push + lose).toBeCloseTo(1, 9);
      for (const leg of legs) {
        expect(win).toBeLessThanOrEqual(leg.win + NEAR);
        expect(lose).toBeGreaterThanOrEqual(leg.lose - NEAR);
        expect(leg.win + leg.push + leg.lose).toBeCloseTo(1, 9);
      }
    }),
  );
});

test('one leg more never wins more often', () => {
  fc.assert(
    fc.property(grid, fc.array(bet, { minLength: 2, maxLength: 6 }), (of, bets) => {
      const [all, fewer] = [priced(of, bets), priced(of, bets.slice(0, -1))];
      if (all && fewer) expect(all.win).toBeLessThanOrEqual(fewer.win + NEAR);
    }),
  );
});

const otherSide = {
  home: 'away',
  away: 'home',
  over: 'under',
  under: 'over',
  yes: 'no',
  no: 'yes',
};

/** The bet that wins where this one loses; undefined for three-way moneylines. */
function oppositeOf(one: GameBet): GameBet | undefined {
  if (one.market === 'moneyline') return undefined;
  const side = otherSide[one.side];
  const line = one.market === 'spread' ? { line: 0 - one.line } : {};
  return { ...one, side, ...line } as GameBet;
}

test('a bet and its other side sum to one, and so do the four cells of two bets', () => {
  fc.assert(
    fc.property(grid, bet, bet, (of, one, other) => {
      const [notOne, notOther] = [oppositeOf(one), oppositeOf(other)];
      if (!notOne || !notOther) return;
      const [yes, no] = [priced(of, [one])?.legs[0], priced(of, [notOne])?.legs[0]];
      expect(yes?.win).toBeCloseTo(no?.lose ?? Number.NaN, 9);
      expect(yes?.push).toBeCloseTo(no?.push ?? Number.NaN, 9);
      const halves = [one, other].every(
        (leg) => !('line' in leg) || Math.abs(leg.line % 1) === 0.5,
      );
      if (!halves) return;
      const cells = [
        [one, other],
        [one, notOther],
        [notOne, other],
        [notOne, notOther],
      ].map((bets) => priced(of, bets)?.win);
      // What cannot be is no cell, and the same bet twice is no pair.
      if (JSON.stringify(one) === JSON.stringify(other)) return;
      if (JSON.stringify(notOne) === JSON.stringify(other)) return;
      expect(cells.reduce<number>((sum, cell = 0) => sum + cell, 0)).toBeCloseTo(1, 9);
    }),
  );
});

test('contests multiply, in whatever order their legs stand', () => {
  fc.assert(
    fc.property(grid, grid, bet, bet, (one, other, first, second) => {
      const legs = (of: ScoreGrid, at: number, leg: GameBet) =>
        playerGameLegs({ grid: of, canDraw: true }, [{ at, bet: leg }]);
      const none = [undefined, undefined];
      const there = checkParlay([legs(one, 0, first), legs(other, 1, second)], none, undefined);
      const back = checkParlay([legs(other, 1, second), legs(one, 0, first)], none, undefined);
      const [a, b] = there.legs;
      expect(there.win).toBeCloseTo((a?.win ?? 0) * (b?.win ?? 0), 12);
      expect(back.win).toBeCloseTo(there.win, 12);
      if (there.fairDecimal && a?.fairDecimal && b?.fairDecimal && there.fairDecimal < 1e5)
        expect(there.fairDecimal / (a.fairDecimal * b.fairDecimal)).toBeCloseTo(1, 6);
    }),
  );
});
