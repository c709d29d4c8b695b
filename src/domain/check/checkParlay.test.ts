import { expect, test } from 'vitest';
import { checkParlay } from './checkParlay.ts';
import type { GameBet } from './gameLeg.ts';
import { TWENTY } from './grid.fixture.ts';
import { playerGameLegs } from './playerGameLegs.ts';

const HOME = { market: 'moneyline', side: 'home' } as const;
const AWAY = { market: 'moneyline', side: 'away' } as const;
const DRAW = { market: 'moneyline', side: 'draw' } as const;
const over = (line: number) => ({ market: 'total', side: 'over', line }) as const;
const under = (line: number) => ({ market: 'total', side: 'under', line }) as const;
const spread = (side: 'home' | 'away', line: number) => ({ market: 'spread', side, line }) as const;
const BOTH = { market: 'bothScore', side: 'yes' } as const;

/** A parlay on soccer's twenty games: those of one list are of one game, lists are of different ones. */
function priced(
  games: readonly (readonly GameBet[])[],
  price?: number,
  prices: readonly (number | undefined)[] = [],
  canDraw = true,
) {
  let at = 0;
  const contests = games.map((bets) =>
    playerGameLegs(
      { grid: TWENTY, canDraw },
      bets.map((bet) => ({ at: at++, bet })),
    ),
  );
  const all = Array.from({ length: at }, (_, leg) => prices[leg]);
  return checkParlay(contests, all, price);
}

test('1. home win and over 1.5: 2–0, 2–1, 3–1 are six of twenty', () => {
  const { win, push, lose, fairDecimal, independentShare } = priced([[HOME, over(1.5)]]);
  expect([win, push, lose]).toEqual([0.3, 0, 0.7]);
  expect(fairDecimal).toBeCloseTo(20 / 6, 12);
  // Nine home wins; thirteen games of two goals or more.
  expect(independentShare).toBeCloseTo((9 / 20) * (13 / 20), 12);
});

test('2. draw and over 2.5: only 2–2, two of twenty', () => {
  expect(priced([[DRAW, over(2.5)]]).win).toBeCloseTo(0.1, 12);
});

test('3. both score and over 2.5: 2–1, 1–2, 2–2, 3–1 are seven', () => {
  expect(priced([[BOTH, over(2.5)]]).win).toBeCloseTo(0.35, 12);
});

test('4. both team totals over 0.5 is both teams score: eleven', () => {
  const totals = (['homeTotal', 'awayTotal'] as const).map(
    (market) => ({ market, side: 'over', line: 0.5 }) as const,
  );
  expect(priced([totals]).win).toBeCloseTo(11 / 20, 12);
  expect(priced([[BOTH]]).win).toBeCloseTo(11 / 20, 12);
});

test('5. two games multiply: home win in one, away win in the other', () => {
  const { win, share, independentShare } = priced([[HOME], [AWAY]]);
  expect(win).toBeCloseTo((9 / 20) * (3 / 20), 12);
  expect(share).toBeCloseTo(independentShare, 12);
});

test('6. a whole line pushes: home −1 wins three, pushes six, loses eleven', () => {
  const { win, push, lose, share, returnPerUnit } = priced([[spread('home', -1)]], 200);
  expect([win, push, lose].map((one) => Math.round(20 * one))).toEqual([3, 6, 11]);
  expect(share).toBeCloseTo(3 / 14, 10);
  // Three times 2, minus eleven.
  expect(returnPerUnit).toBeCloseTo((3 * 2 - 11) / 20, 12);
});

test('7. a quarter line is half a stake on each side of it: home −0.75', () => {
  // −0.5: nine win, eleven lose. −1: three win, six push, eleven lose.
  const { win, push, lose } = priced([[spread('home', -0.75)]]).legs[0] ?? {};
  expect(win).toBeCloseTo((9 + 3) / 40, 12);
  expect(push).toBeCloseTo(6 / 40, 12);
  expect(lose).toBeCloseTo(22 / 40, 12);
});

test('8. a pushed leg drops out of the parlay, and the other pays at its own price', () => {
  // Over 2 pushes with two goals (1–1 and 2–0: six), wins with seven, loses with seven.
  const { win, push, returnPerUnit } = priced([[over(2)], [HOME]], undefined, [-110, 120]);
  expect(win).toBeCloseTo((7 / 20) * (9 / 20), 12);
  expect(push).toBeCloseTo((6 / 20) * (9 / 20), 12);
  const decimal = (1 + 100 / 110) * 2.2;
  expect(returnPerUnit).toBeCloseTo(0.35 * 0.45 * decimal + 0.3 * 0.45 * 2.2 - 1, 10);
});

test('9. the fair price of legs that push is the legs’ fair prices multiplied, across games', () => {
  const { fairDecimal } = priced([[over(2)], [HOME]]);
  expect(fairDecimal).toBeCloseTo(2 * (20 / 9), 9);
});

test('10. what the book holds, what independence would say, and the leg that costs most', () => {
  // Home win at +100 (fair +122) and over 1.5 at −250 (fair −186), together +150 (fair +233).
  const checked = priced([[HOME, over(1.5)]], 150, [100, -250]);
  expect(checked.returnPerUnit).toBeCloseTo(0.3 * 2.5 - 1, 12);
  expect(checked.decimal).toBe(2.5);
  const all = Math.log(2) + Math.log(1.4);
  const without = checked.without.map(({ decimal }) => decimal);
  expect(without[0]).toBeCloseTo(2.5 ** (Math.log(1.4) / all), 12);
  expect(without[1]).toBeCloseTo(2.5 ** (Math.log(2) / all), 12);
  expect(checked.without[0]?.returnPerUnit).toBeCloseTo(0.65 * (without[0] ?? 0) - 1, 12);
  expect(checked.without[1]?.returnPerUnit).toBeCloseTo(0.45 * (without[1] ?? 0) - 1, 12);
  // −12 % are left without the home win, −17 % without the over.
  expect(checked.costliest).toBe(0);
});

test('11. three legs of one game and one of another', () => {
  // Home win, over 1.5, both score: 2–1 and 3–1, four of twenty.
  const { win } = priced([[HOME, over(1.5), BOTH], [under(2.5)]]);
  expect(win).toBeCloseTo((4 / 20) * (13 / 20), 12);
});

test('without draws a level score gives a moneyline back', () => {
  const { win, push, lose } = priced([[HOME]], undefined, [], false);
  expect([win, push, lose].map((one) => Math.round(20 * one))).toEqual([9, 8, 3]);
});

test.each([
  ['impossible', [[HOME, AWAY]], [0, 1]],
  ['impossible', [[over(3.5), under(2.5)]], [0, 1]],
  ['impossible', [[over(1)], [BOTH, under(1.5)]], [1, 2]],
  ['twice', [[HOME, over(1), HOME]], [0, 2]],
  ['noSuchBet', [[over(1.3)]], [0]],
  ['noSuchBet', [[over(-1)]], [0]],
] as const)('%s is told with its legs', (problem, games, legs) => {
  expect(() => priced(games)).toThrow(expect.objectContaining({ problem, legs }));
});

test('what can be but never came up has no fair price, and is no contradiction', () => {
  const { win, fairDecimal, returnPerUnit } = priced([[AWAY, over(4.5)]], 5000);
  expect(win).toBe(0);
  expect(fairDecimal).toBeUndefined();
  expect(returnPerUnit).toBe(-1);
});
