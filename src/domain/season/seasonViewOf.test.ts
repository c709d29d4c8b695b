import { expect, test } from 'vitest';
import { EXAMPLE_SEASON } from './exampleSeason.fixture.ts';
import { OUTSIDE } from './outside.ts';
import { seasonViewOf } from './seasonViewOf.ts';

const view = seasonViewOf(EXAMPLE_SEASON);
const team = (key: string) => view.teams.find((one) => one.key === key);

test('teams stand by conference, the best first, with their records and odds', () => {
  expect(view.teams.map(({ key, conference }) => [conference, key])).toEqual([
    ['AFC', 'BUF'],
    ['AFC', 'KC'],
    ['NFC', 'DAL'],
  ]);
  expect(team('BUF')).toEqual({
    key: 'BUF',
    number: 0,
    name: 'Buffalo Bills',
    shortName: 'Bills',
    abbreviation: 'BUF',
    color: '#00338d',
    conference: 'AFC',
    division: 'East',
    record: '1–1',
    played: 2,
    left: 2,
    rating: 4.5,
    ratingSd: 2,
    ratingChange: -0.5,
    expected: { mean: 2.3, low: 1, high: 3 },
    odds: [0.7, 0.25],
    oddsBefore: [0.8, 0.3],
    certain: [null, null],
    ranks: [0.7, 0.3],
    reached: [0.7, 0.4, 0.25],
    lately: ['lost to KC 17–20'],
  });
  expect(team('KC')?.record).toBe('1–0–1');
  expect(team('DAL')).toMatchObject({ name: 'DAL', record: '0–1–1', lately: [] });
  expect(team('DAL')).not.toHaveProperty('oddsBefore');
});

test('what is proved is said so, and what the runs alone show is not', () => {
  expect(team('KC')?.certain).toEqual([null, 'eliminated']);
  expect(team('DAL')?.certain).toEqual(['clinched', null]);
  const unproved = seasonViewOf({ ...EXAMPLE_SEASON, proved: [] });
  expect(unproved.teams.map(({ certain }) => certain)).toEqual([
    [null, null],
    [null, 'noRun'],
    ['everyRun', null],
  ]);
});

test('a proof that the runs refute is not said', () => {
  const wrong = seasonViewOf({ ...EXAMPLE_SEASON, proved: [['clinched', 'eliminated']] });
  expect(wrong.teams[0]?.certain).toEqual([null, null]);
});

test('games of two weeks can be set, those without a date cannot', () => {
  expect(view.games).toEqual([
    {
      game: 0,
      id: 7,
      home: 1,
      away: 0,
      gameTime: '2026-11-29T18:00:00.000Z',
      timeKnown: true,
      neutral: false,
      homeWin: 0.55,
      draw: 0,
      published: true,
    },
    expect.objectContaining({ game: 1, neutral: true, timeKnown: false, published: false }),
  ]);
});

test('sides outside of the table are not in it', () => {
  const { inputs } = EXAMPLE_SEASON;
  const more = { ...inputs, teams: [...inputs.teams, OUTSIDE] };
  expect(seasonViewOf({ ...EXAMPLE_SEASON, inputs: more }).teams).toHaveLength(3);
});

test('points stand where the table counts them', () => {
  const nhl = { ...EXAMPLE_SEASON.inputs, league: 'NHL' as const };
  const epl = { ...EXAMPLE_SEASON.inputs, league: 'EPL' as const };
  const of = (inputs: typeof nhl | typeof epl) =>
    seasonViewOf({ ...EXAMPLE_SEASON, inputs }).teams.map(({ record, points }) => [record, points]);
  expect(of(nhl)[0]).toEqual(['1–1–0', 2]);
  expect(of(epl)[1]).toEqual(['1–1–0', 4]);
});
