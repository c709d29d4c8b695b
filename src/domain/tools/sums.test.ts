import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Histogram, splitAt } from '../game/scoreGrid.ts';
import { sum } from '../numbers/numbers.ts';
import { fairAmerican } from '../prices/americanOdds.ts';
import type { LinedMarket } from '../prices/lineShift.ts';
import { decimalOdds } from '../prices/oddsFormats.ts';
import { evenHedge, freeHedge, worthOf } from './hedge.ts';
import { marginTable, TABLE_LEAGUES } from './marginTable.ts';
import { breakEvenChance, evenSecond, middleFigures, profitAt } from './middle.ts';
import { negated } from './negated.ts';
import { outcomesAt } from './outcomes.ts';
import { tableOutcomes, thresholdOf } from './position.ts';

/** How often a bet at a line wins, is returned and loses: handicap −3 needs a margin of more than 3. */
function sharesOver(outcomes: Histogram, market: LinedMarket, line: number) {
  const { above, at, below } = splitAt(outcomes, market === 'spread' ? -line : line);
  return { win: above, push: at, lose: below };
}

const price = fc.double({ min: 0.03, max: 0.97, noNaN: true }).map(fairAmerican);
const money = fc.double({ min: 1, max: 1e5, noNaN: true });

test('the even hedge ends the same whoever wins: payout × (1 − 1/d) − stake', () => {
  fc.assert(
    fc.property(money, price, price, (stake, american, otherAmerican) => {
      const { stake: other, profit } = evenHedge({ stake, american, otherAmerican });
      const ifFirst = stake * (decimalOdds(american) - 1) - other;
      const ifOther = other * (decimalOdds(otherAmerican) - 1) - stake;
      expect(ifFirst).toBeCloseTo(ifOther, 4);
      expect(profit).toBeCloseTo(ifFirst, 4);
      const free = freeHedge({ stake, american, otherAmerican });
      expect(free.stake * (decimalOdds(otherAmerican) - 1) - stake).toBeCloseTo(0, 6);
      expect(worthOf(stake, american, 1 / decimalOdds(american))).toBeCloseTo(stake, 6);
    }),
  );
});

const leagues = fc.constantFrom(...TABLE_LEAGUES);
const halves = (low: number, high: number) =>
  fc.integer({ min: low * 2, max: high * 2 }).map((n) => n / 2);

test('a table’s chances add up, keep the share they were placed by, and fall as the line gets harder', () => {
  fc.assert(
    fc.property(
      leagues,
      halves(-4, 4),
      fc.double({ min: 0.3, max: 0.7, noNaN: true }),
      (league, line, share) => {
        const outcomes = outcomesAt(league, 'spread', line, share);
        expect(sum(outcomes.map(([, chance]) => chance))).toBeCloseTo(1, 9);
        const { win, push, lose } = sharesOver(outcomes, 'spread', line);
        expect(win + push + lose).toBeCloseTo(1, 9);
        expect(win / (win + lose)).toBeCloseTo(share, 6);
        const easier = sharesOver(outcomes, 'spread', line + 0.5);
        expect(easier.win).toBeGreaterThanOrEqual(win - 1e-12);
        // Half a point turns a push into a win, or a loss into a push: nothing else.
        const changed = Math.max(push, easier.push);
        expect(Math.abs(easier.win - win) + Math.abs(easier.lose - lose)).toBeCloseTo(changed, 9);
      },
    ),
    { numRuns: 60 },
  );
});

test('a plain league follows the normal curve: totals of the NBA', () => {
  const phi = (z: number) => {
    // Abramowitz and Stegun 26.2.17, error below 1e-7.
    const t = 1 / (1 + 0.2316419 * Math.abs(z));
    const tail =
      (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) *
      (0.31938153 * t -
        0.356563782 * t ** 2 +
        1.781477937 * t ** 3 -
        1.821255978 * t ** 4 +
        1.330274429 * t ** 5);
    return z > 0 ? 1 - tail : tail;
  };
  const { totalSd } = marginTable('NBA');
  const outcomes = outcomesAt('NBA', 'total', 220.5, 0.5);
  for (const to of [210.5, 215.5, 225.5, 232.5])
    expect(sharesOver(outcomes, 'total', to).win).toBeCloseTo(1 - phi((to - 220.5) / totalSd), 4);
});

test('an even NFL line on 3 pushes as often as games of that line did: 44 of 433', () => {
  const push = sharesOver(outcomesAt('NFL', 'spread', -3, 0.5), 'spread', -3).push;
  const seen = 44 / 433;
  expect(Math.abs(push - seen)).toBeLessThan(2 * Math.sqrt((seen * (1 - seen)) / 433));
});

test('no margin ends on 0 where games go on until somebody wins', () => {
  for (const league of TABLE_LEAGUES.filter((each) => each !== 'NFL'))
    expect(sharesOver(outcomesAt(league, 'spread', 0, 0.5), 'spread', 0).push).toBe(0);
});

test('an under is the over turned around', () => {
  const over = tableOutcomes('NFL', 'over', 44, 0.45);
  expect(negated(tableOutcomes('NFL', 'under', 44, 0.55))).toEqual(over);
  expect(thresholdOf('under', 44)).toBe(-44);
});

test('two bets: even stakes lose the same either way, and the break-even chance breaks even', () => {
  fc.assert(
    fc.property(money, price, price, (first, one, other) => {
      const american = [one, other] as const;
      const bets = {
        over: 2.5,
        under: 3.5,
        american,
        stakes: [first, evenSecond(first, american)] as const,
      };
      const low = profitAt(bets, 0);
      expect(profitAt(bets, 9)).toBeCloseTo(low, 4);
      fc.pre(low < -1e-6);
      const needed = breakEvenChance(bets);
      const at = middleFigures(bets, [
        [0, (1 - needed) / 2],
        [3, needed],
        [9, (1 - needed) / 2],
      ]);
      expect(at.both).toBeCloseTo(needed, 9);
      expect(at.expected / first).toBeCloseTo(0, 6);
    }),
  );
});

test('a stake on the number comes back: half a middle', () => {
  const bets = { over: 3, under: 7, american: [-110, -110], stakes: [110, 110] } as const;
  expect(profitAt(bets, 3)).toBeCloseTo(100, 9);
  expect(profitAt(bets, 7)).toBeCloseTo(100, 9);
  expect(profitAt(bets, 5)).toBeCloseTo(200, 9);
  expect(profitAt(bets, 8)).toBeCloseTo(-10, 9);
  expect(
    middleFigures(bets, [
      [3, 1],
      [5, 1],
      [8, 2],
    ]),
  ).toMatchObject({ both: 0.25, half: 0.25 });
});
