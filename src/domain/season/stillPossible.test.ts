import { expect, test } from 'vitest';
import { madeUpSeason } from './madeUpSeason.fixture.ts';
import { stillPossible } from './stillPossible.ts';

const VIEW = madeUpSeason();
const [team] = VIEW.teams;
if (!team) throw new Error('the made-up season has teams');
const possible = (fields: Partial<typeof team>, league: 'NFL' | 'NHL' | 'EPL' = 'NFL') =>
  stillPossible({ ...VIEW, league }, { ...team, ...fields });

test('records are exact, seeds as far as the seasons went', () => {
  expect(possible({ record: '9–0–1', left: 3, ranks: [0, 0.5, 0.25] })).toEqual({
    best: { record: '12–0–1', rank: 2, share: 0.5 },
    worst: { record: '9–3–1', rank: undefined, share: 0.25 },
  });
});

test('a team that always has a place has its lowest as the worst', () => {
  expect(possible({ ranks: [0.333333, 0.333333, 0.333333] })?.worst).toMatchObject({
    rank: 3,
    share: 0.333333,
  });
});

test('tables of points say points; without games left nothing is open', () => {
  expect(possible({ points: 20, left: 4 }, 'EPL')?.best.record).toBe('32 points');
  expect(possible({ points: 20, left: 4 }, 'NHL')?.best.record).toBe('28 points');
  expect(possible({ points: 20, left: 4 }, 'NHL')?.worst.record).toBe('20 points');
  expect(possible({ left: 0 })).toBeUndefined();
});
