import { expect, test } from 'vitest';
import { betFigures, betGroups } from './betFigures.ts';
import { betLuckOf } from './betLuck.ts';
import { betOf } from './bets.fixture.ts';
import type { GradedBet } from './gradeBet.ts';

const graded = (day: number, change: Partial<GradedBet> = {}): GradedBet => ({
  bet: betOf({
    id: `018f6f00-0000-7000-8000-${String(day).padStart(12, '0')}`,
    startTime: `2026-11-${String(day).padStart(2, '0')}T18:00:00.000Z`,
    game: { id: day, home: 'A', away: 'B' },
    price: 100,
    stakeCents: 1000,
  }),
  outcome: 'win',
  by: 'us',
  units: 1,
  ...change,
});

test('what a stake was lost on counts by its size: flat units and money may differ in sign', () => {
  const big = graded(2, { outcome: 'loss', units: -1 });
  const figures = betFigures([
    graded(1),
    { ...big, bet: { ...big.bet, stakeCents: 5000 } },
    graded(3),
    graded(4, { outcome: 'push', units: 0 }),
    graded(5, { outcome: 'void', units: 0 }),
  ]);
  expect(figures).toMatchObject({ bets: 5, won: 2, lost: 1, pushed: 1, voided: 1 });
  expect(figures).toMatchObject({ stakedCents: 8000, profitCents: -3000, units: 1 });
  expect(figures.roi?.mean).toBeCloseTo(-37.5, 9);
  expect(figures.roi?.low).toBeUndefined();
});

test('of none there is no figure that could be read as one', () => {
  expect(betFigures([])).toEqual({
    bets: 0,
    lost: 0,
    won: 0,
    pushed: 0,
    voided: 0,
    stakedCents: 0,
    profitCents: 0,
    units: 0,
  });
});

test('luck alone at even money without a close: nothing on average, ±1.96 stakes × √n', () => {
  const bets = Array.from({ length: 25 }, (_, at) => graded(at + 1));
  const luck = betLuckOf(bets);
  expect(luck?.mean).toBeCloseTo(0, 9);
  expect(luck?.high).toBeCloseTo(1.96 * 1000 * 5, -1);
  expect(luck).toMatchObject({ bets: 25, closes: 0 });
  expect(betLuckOf(bets.slice(0, 19))).toBeUndefined();
});

test('a price worse than the close costs the bettor without skill; bets on one game stand and fall together', () => {
  const close = Array.from({ length: 25 }, (_, at) => graded(at + 1, { closingProbability: 48 }));
  expect(betLuckOf(close)?.mean).toBeCloseTo(25 * 1000 * -0.04, 6);
  const one = close.map((each) => ({
    ...each,
    bet: { ...each.bet, game: { id: 1, home: 'A', away: 'B' } },
  }));
  const [wide, narrow] = [betLuckOf(one), betLuckOf(close)];
  expect((wide?.high ?? 0) - (wide?.mean ?? 0)).toBeCloseTo(
    5 * ((narrow?.high ?? 0) - (narrow?.mean ?? 0)),
    6,
  );
});

test('luck holds what it says: of 2,000 bettors without skill 93 to 97 in 100 end within', () => {
  let state = 7;
  const random = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  let within = 0;
  for (let who = 0; who < 2000; who += 1) {
    const bets = Array.from({ length: 60 }, (_, at) => {
      const won = random() < 0.5;
      const one = graded((at % 28) + 1, { outcome: won ? 'win' : 'loss', units: won ? 1 : -1 });
      return {
        ...one,
        closingProbability: 50,
        bet: { ...one.bet, game: { id: at, home: 'A', away: 'B' } },
      };
    });
    const luck = betLuckOf(bets);
    const profit = betFigures(bets).profitCents;
    if (luck && profit >= luck.low && profit <= luck.high) within += 1;
  }
  expect(within / 2000).toBeGreaterThan(0.93);
  expect(within / 2000).toBeLessThan(0.975);
});

test('by sport, market and Eastern month, the latest first', () => {
  const late = graded(30);
  const { leagues, markets, months } = betGroups([
    graded(1),
    {
      ...late,
      bet: { ...late.bet, league: 'NBA', market: 'total', startTime: '2026-12-01T02:00:00Z' },
    },
    { ...late, bet: { ...late.bet, league: '', startTime: '2026-12-02T02:00:00Z' } },
  ]);
  expect(leagues.map(({ key }) => key).toSorted()).toEqual(['NBA', 'NFL', 'Other']);
  expect(markets.map(({ key }) => key)).toEqual(['moneyline', 'total']);
  expect(months.map(({ key, figures }) => [key, figures.bets])).toEqual([
    ['2026-12', 1],
    ['2026-11', 2],
  ]);
});
