import { expect, test } from 'vitest';
import type { GradableRow } from '#server/store/grades.ts';
import { gradeMoneyline } from './grade.ts';

const row = (change: Partial<GradableRow>): GradableRow => ({
  game_id: 1,
  version: 1,
  league: 'NFL',
  home_score: 24,
  away_score: 17,
  prediction_id: 2,
  home_win_probability: 60,
  away_win_probability: 40,
  market: { moneyline: { home: -150, away: 130 }, sample: false },
  ...change,
});

test.each([
  [{}, 'home', 'win', 100 / 150],
  [{ home_score: 10 }, 'home', 'loss', -1],
  [{ home_win_probability: 40, away_win_probability: 60 }, 'away', 'loss', -1],
  [{ home_win_probability: 40, away_win_probability: 60, home_score: 3 }, 'away', 'win', 1.3],
  [{ home_score: 17 }, 'home', 'push', 0],
  [{ league: 'EPL', home_score: 17 }, 'home', 'loss', -1],
] as const)('%o: the %s pick is a %s of %d units', (change, pick, settled, units) => {
  const graded = gradeMoneyline(row(change));
  expect(graded).toMatchObject({ pick, settled });
  expect(graded.units).toBeCloseTo(units, 9);
});

test.each([{ sample: true, moneyline: { home: -150, away: 130 } }, { sample: false }])(
  'without a real price it is settled and has no units: %o',
  (market) => {
    expect(gradeMoneyline(row({ market }))).toMatchObject({ settled: 'win', units: undefined });
  },
);
