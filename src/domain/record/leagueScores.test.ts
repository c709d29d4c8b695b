import { expect, test } from 'vitest';
import { recordFiguresOf } from './figures/recordFigures.ts';
import { leagueScores } from './leagueScores.ts';
import { gradedRow } from './rows.fixture.ts';

const unit = 'games';
const tested = [
  {
    league: 'NFL',
    seasons: '2024 + 2025',
    unit,
    answers: 543,
    ours: { log: 0.6 },
    coin: { log: 0.69 },
  },
];
const rows = (games: number) =>
  Array.from({ length: games }, (_, at) => gradedRow(1 + (at % 28), { closingProbability: 55 }));

test('a league is scored by the record once it has a hundred contests with a close', () => {
  const [few] = leagueScores(recordFiguresOf(rows(99)), 'NFL', tested);
  expect(few).toEqual({
    from: { league: 'NFL', seasons: '2024 + 2025', unit },
    contests: 543,
    ours: 0.6,
    coin: 0.69,
  });
  const [enough] = leagueScores(recordFiguresOf(rows(100)), 'NFL', tested);
  expect(enough).toMatchObject({ from: 'record', contests: 100 });
  expect(enough?.close).toBeCloseTo(-Math.log(0.55), 12);
});

test('the model alone stands beside a close that ours is pooled with, and only there', () => {
  const [row] = tested;
  if (!row) throw new Error('none');
  const own = { log: 0.62 };
  const [beside, alone] = leagueScores(undefined, 'NFL', [
    { ...row, own, close: { log: 0.59 } },
    { ...row, own },
  ]);
  expect(beside).toMatchObject({ ours: 0.6, own: 0.62, close: 0.59 });
  expect(alone).not.toHaveProperty('own');
});

test('a league of which nothing is known has no line', () => {
  expect(leagueScores(undefined, 'MLS', [])).toEqual([]);
});
