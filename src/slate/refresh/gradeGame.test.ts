import { expect, test } from 'vitest';
import { devigPower } from '#domain/prices/devig.ts';
import type { Pick } from '#domain/record/picks/pick.ts';
import type { GradableRow } from '#slate/record/store/grades.ts';
import { gradeGame } from './gradeGame.ts';

const home: Pick = {
  market: 'moneyline',
  pick: 'home',
  price: -150,
  book: 'Book',
  probability: 60,
  choices: 2,
};
const away: Pick = { ...home, pick: 'away', price: 130 };
const cover: Pick = { ...home, market: 'spread', line: -3, price: -110, probability: 52 };
const over: Pick = { ...cover, market: 'total', pick: 'over', line: 41 };

const row = (picks: readonly Pick[], change: Partial<GradableRow> = {}): GradableRow => ({
  game_id: 1,
  version: 1,
  league: 'NFL',
  game_time: '2026-11-22T18:00:00.000Z',
  home_name: 'A',
  away_name: 'B',
  said_home: 'A',
  said_away: 'B',
  home_score: 24,
  away_score: 17,
  called_after: null,
  earliest_start: '2026-11-22T18:00:00.000Z',
  told_by: 'espn',
  told_at: '2026-11-22T21:10:00.000Z',
  prediction_line: 7,
  prediction_id: 2,
  picks,
  own: null,
  edges: [],
  odds: [],
  ...change,
});

const draw = { ...home, drawProbability: 25, choices: 3 };
test.each([
  [home, {}, 'win', 100 / 150],
  [home, { home_score: 10 }, 'loss', -1],
  [away, {}, 'loss', -1],
  [away, { home_score: 3 }, 'win', 1.3],
  [home, { home_score: 17 }, 'push', 0],
  [draw, { league: 'EPL', home_score: 17 }, 'loss', -1],
  [cover, {}, 'win', 100 / 110],
  [cover, { home_score: 20 }, 'push', 0],
  [{ ...cover, line: -3.25 }, { home_score: 20 }, 'halfLoss', -0.5],
  [{ ...cover, line: -2.75 }, { home_score: 20 }, 'halfWin', 50 / 110],
  [{ ...cover, pick: 'away', line: 6.5 }, {}, 'loss', -1],
  [over, {}, 'push', 0],
  [{ ...over, pick: 'under', line: 41.5 }, {}, 'win', 100 / 110],
  [home, { home_score: null, away_score: null, version: 0 }, 'void', 0],
  [home, { said_home: 'B', said_away: 'A' }, 'void', 0],
  [home, { league: 'MLB', called_after: 6 }, 'win', 100 / 150],
  [home, { league: 'MLB', called_after: 4 }, 'void', 0],
  [cover, { league: 'MLB', called_after: 6 }, 'void', 0],
  [over, { league: 'MLB', called_after: 6 }, 'void', 0],
  [home, { called_after: 3 }, 'void', 0],
] as const)('%o graded on %o is a %s', (pick, change, outcome, units) => {
  const [graded] = gradeGame(row([pick], change));
  expect(graded?.grade.outcome).toBe(outcome);
  expect(graded?.grade.units).toBeCloseTo(units, 9);
  expect(JSON.parse(graded?.payload ?? '')).toMatchObject({ type: 'grade', gameId: 1, outcome });
});

test('a team that has been renamed is the same team', () => {
  expect(gradeGame(row([home], { home_name: 'A United' }))[0]?.grade.outcome).toBe('win');
});

test('without a price it is settled and has no units', () => {
  const { price: _, book: __, ...unpriced } = home;
  const [graded] = gradeGame(row([unpriced]));
  expect(graded?.grade).toMatchObject({ outcome: 'win' });
  expect(graded?.grade.units).toBeUndefined();
  expect(JSON.parse(graded?.payload ?? '')).toMatchObject({ price: null, units: null });
});

const quote = (spread: number, asOf = '2026-11-22T17:50:00.000Z') => ({
  book: 'book',
  feed: 'espn' as const,
  provider: 'Book',
  sample: false,
  asOf,
  moneyline: { home: -200, away: 170 },
  spread: { line: spread, home: -115, away: -105 },
});

test('the close is the last prices without their margin, at the line that was picked', () => {
  const [moneyline, spread] = gradeGame(row([home, cover], { odds: [quote(-4)] }));
  expect(moneyline?.grade.closingProbability).toBeCloseTo(
    100 * (devigPower([-200, 170])[0] ?? 0),
    9,
  );
  expect(moneyline?.grade.closingPrice).toBe(-200);
  // One point easier than the market's last line: likelier than at that line, and its price is for another bet.
  expect(spread?.grade.closingProbability).toBeGreaterThan(52);
  expect(spread?.grade).toMatchObject({ closingLine: -4 });
  expect(spread?.grade.closingPrice).toBeUndefined();
});

test('prices that nobody confirmed near the start are no close', () => {
  const [moneyline] = gradeGame(row([home], { odds: [quote(-4, '2026-11-22T17:20:00.000Z')] }));
  expect(moneyline?.grade.closingProbability).toBeUndefined();
});

test('an edge counts once a bet, as it was shown first', () => {
  const edge = { ...cover, market: 'spread', price: 105, book: 'Book', claimed: 0.03 } as const;
  const lines = [
    { line: 8, predictionId: 2, edges: [edge] },
    {
      line: 9,
      predictionId: 3,
      edges: [
        { ...edge, price: 110 },
        { ...edge, line: -2.5 },
      ],
    },
    { line: 10, predictionId: 3, edges: [] },
  ];
  const graded = gradeGame(row([], { edges: lines }));
  expect(
    graded.map(({ grade, predictionLine, predictionId }) => [
      grade.basis,
      grade.line,
      grade.price,
      grade.claimed,
      predictionLine,
      predictionId,
    ]),
  ).toEqual([
    ['edge', -3, 105, 0.03, 8, 2],
    ['edge', -2.5, 105, 0.03, 9, 3],
  ]);
});

test('a closing price through a feed that does not allow giving it on is on no line; its share is', () => {
  const close = (feed: 'espn' | 'theoddsapi') => {
    const quote = {
      book: 'book',
      feed,
      provider: 'Book',
      sample: false,
      asOf: '2026-11-22T17:55:00.000Z',
      moneyline: { home: -160, away: 140 },
    };
    return gradeGame(row([home], { odds: [quote] }))[0]?.grade;
  };
  expect(close('espn')?.closingPrice).toBe(-160);
  expect(close('theoddsapi')).not.toHaveProperty('closingPrice');
  expect(close('theoddsapi')?.closingProbability).toBe(close('espn')?.closingProbability);
});
