import { expect, test } from 'vitest';
import type { League } from '#domain/leagues/league.ts';
import { OUTSIDE } from '#domain/season/outside.ts';
import type { SeasonRow } from '#domain/season/seasonRow.ts';
import { carryTo } from '../ratings/carry.ts';
import { initialRatings } from '../ratings/fitted.ts';
import { forecastGame } from '../ratings/predict.ts';
import { ratingTable } from '../ratings/table.ts';
import { seasonInputs } from './inputs.ts';

const season = (league: League): number => initialRatings(league).season + 1;
const DAY = '2026-10-10';

function inputsOf(league: League, games: readonly SeasonRow[], keys?: readonly string[]) {
  return seasonInputs({
    league,
    season: season(league),
    day: DAY,
    format: { groups: keys ? { East: { North: keys } } : {} },
    ratings: initialRatings(league),
    games,
    postseason: [],
    widening: 2,
  });
}

const row = (homeKey: string, awayKey: string, more: Partial<SeasonRow> = {}): SeasonRow => ({
  homeKey,
  awayKey,
  day: DAY,
  neutral: false,
  ...more,
});

test.each([
  ['NFL', 'BUF', 'KC'],
  ['NBA', 'BOS', 'NY'],
  ['NHL', 'BOS', 'NYR'],
  ['MLB', 'NYY', 'BOS'],
  ['EPL', 'Arsenal', 'Chelsea'],
] as const)('%s: a game of the day has the ratings’ own share', (league, homeKey, awayKey) => {
  for (const neutral of [false, true]) {
    const { left } = inputsOf(league, [row(homeKey, awayKey, { neutral })]);
    const own = forecastGame(
      {
        league,
        season: season(league),
        gameTime: `${DAY}T18:00:00Z`,
        homeKey,
        awayKey,
        homeName: homeKey,
        awayName: awayKey,
        neutralSite: neutral,
        postseason: false,
      },
      carryTo(initialRatings(league), season(league), DAY),
    ).own;
    expect(left.homeWin[0]).toBeCloseTo(own.homeWinProbability / 100, 3);
    expect(left.draw[0]).toBeCloseTo(own.drawProbability / 100, 3);
    expect(left.published).toEqual([0]);
    expect(left.neutral).toEqual([neutral ? 1 : 0]);
  }
});

test('a later game is nearer to even, by the drift', () => {
  const [now = 0, later = 0] = inputsOf('NFL', [
    row('KC', 'CAR'),
    row('KC', 'CAR', { day: '2027-01-05' }),
  ]).left.homeWin;
  expect(Math.abs(now - 0.5)).toBeGreaterThan(0.02);
  expect((later - 0.5) / (now - 0.5)).toBeGreaterThan(0.5);
  expect((later - 0.5) / (now - 0.5)).toBeLessThan(0.99);
});

test('a published share stands; a tie counts half where draws are no result', () => {
  const published = { homeWin: 0.61, draw: 0.004 };
  const { left } = inputsOf('NFL', [row('KC', 'CAR', { published })]);
  expect([left.homeWin, left.draw, left.published]).toEqual([[0.612], [0], [1]]);
  const soccer = inputsOf('EPL', [
    row('Arsenal', 'Chelsea', { published: { homeWin: 0.51, draw: 0.26 } }),
  ]);
  expect([soccer.left.homeWin, soccer.left.draw]).toEqual([[0.51], [0.26]]);
});

test('games are in order of day, a postponed one last, a finished one apart', () => {
  const { teams, played, left } = inputsOf('NBA', [
    row('BOS', 'NY', { day: undefined }),
    row('NY', 'MIA', { day: '2026-10-30' }),
    row('MIA', 'BOS', { day: '2026-10-20' }),
    row('BOS', 'MIA', { day: '2026-10-09', final: { home: 101, away: 99, extra: 1 } }),
    // Late to end: of the day before, and not known yet.
    row('NY', 'BOS', { day: '2026-10-09' }),
  ]);
  expect(teams).toEqual(['BOS', 'MIA', 'NY']);
  expect(left.days).toEqual([0, 10, 20, -1]);
  expect(left.home.map((team) => teams[team])).toEqual(['NY', 'MIA', 'NY', 'BOS']);
  expect(played).toEqual({ home: [0], away: [1], homeScore: [101], awayScore: [99], extra: [1] });
});

test('the schedule tells who played the day before', () => {
  const before = row('MIA', 'NY', { day: '2026-11-09' });
  const game = row('MIA', 'BOS', { day: '2026-11-10' });
  const rest = row('BOS', 'PHI', { day: '2026-11-07' });
  const tired = inputsOf('NBA', [before, rest, game]).left.homeWin[2] ?? 0;
  const fresh =
    inputsOf('NBA', [{ ...before, day: '2026-11-06' }, rest, game]).left.homeWin[2] ?? 0;
  expect(tired).toBeLessThan(fresh - 0.01);
});

test('strengths are those of the table of ratings', () => {
  for (const league of ['NFL', 'MLB', 'EPL'] as const) {
    const ratings = initialRatings(league);
    const keys = Object.keys(ratings.teams)
      .filter((key) => ratings.teams[key]?.season === ratings.season)
      .slice(0, 8);
    const { strengths } = seasonInputs({
      league,
      season: ratings.season,
      day: '2020-01-01',
      format: { groups: { '': { '': keys } } },
      ratings,
      games: [],
      postseason: [],
      widening: 1,
    });
    expect(strengths.ratings).toHaveLength(8);
    const full = league === 'NFL';
    expect(strengths.covariance).toHaveLength(full ? 36 : 8);
    if (league === 'EPL') continue;
    const table = new Map(ratingTable(ratings).map(({ key, rating }) => [key, rating]));
    const gaps = keys.map((key, at) => (strengths.ratings[at] ?? 0) - (table.get(key) ?? 0));
    for (const gap of gaps) expect(gap).toBeCloseTo(gaps[0] ?? 0, 5);
  }
});

test('sides outside of the groups count together, and not against each other', () => {
  const school = 'Somewhere (FCS)';
  const { teams, conferences, left, strengths } = inputsOf(
    'NCAAF',
    [row('Alabama', school), row('Georgia', 'Elsewhere (FCS)'), row(school, 'Elsewhere (FCS)')],
    ['Alabama', 'Georgia'],
  );
  expect(teams).toEqual(['Alabama', 'Georgia', OUTSIDE]);
  expect(conferences).toEqual(['East', 'East', '']);
  expect([left.home, left.away]).toEqual([
    [0, 1],
    [2, 2],
  ]);
  expect(left.homeWin.every((share) => share > 0.9)).toBe(true);
  expect(strengths.ratings).toHaveLength(3);
});

test('sides that the schedule does not name are outside, too, and a drawn leg decides nothing', () => {
  const published = { homeWin: 0.97, draw: 0 };
  const final = { home: 1, away: 1, extra: 0 } as const;
  const inputs = seasonInputs({
    league: 'NCAAF',
    season: season('NCAAF'),
    day: DAY,
    format: { groups: { East: { '': ['Alabama', 'Georgia'] } } },
    ratings: initialRatings('NCAAF'),
    games: [row('Alabama', OUTSIDE), row(OUTSIDE, OUTSIDE), row('Georgia', OUTSIDE, { published })],
    postseason: [
      row('Alabama', 'Georgia', { final }),
      row('Georgia', 'Alabama', { final: { ...final, away: 2 } }),
      row('Georgia', 'Alabama'),
    ],
    widening: 1,
  });
  expect(inputs.left.home).toEqual([0, 1]);
  expect(inputs.left.homeWin[0]).toBeGreaterThan(0.9);
  expect(inputs.postseason.homeScore).toEqual([1]);
  expect(inputs.postseason.awayScore).toEqual([2]);
});

test('a team that no rating knows enters like a new one', () => {
  const { strengths } = inputsOf('NBA', [row('BOS', 'Nobody')]);
  expect(strengths.ratings.every(Number.isFinite)).toBe(true);
  expect(strengths.covariance.length).toBe(3);
  expect(strengths.covariance[2]).toBeGreaterThan(5);
});

test('other ratings, and a team against itself, are refused', () => {
  expect(() => inputsOf('NBA', [row('BOS', 'BOS')])).toThrow('BOS cannot play itself');
  expect(() =>
    seasonInputs({
      league: 'NBA',
      season: 2027,
      day: DAY,
      format: { groups: {} },
      ratings: initialRatings('NHL'),
      games: [],
      postseason: [],
      widening: 1,
    }),
  ).toThrow('A NBA season cannot be forecast from NHL ratings');
});
