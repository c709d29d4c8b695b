import { expect, test } from 'vitest';
import type { MarginLeague } from '#domain/leagues/index.ts';
import { initialRatings } from '../../fitted.ts';
import type { Matchup, RatedResult } from '../../game.ts';
import { forecastGame, predict } from '../../predict.ts';
import type { LeagueRatings, MarginRatings } from '../../types.ts';
import { updateRatings } from '../../update.ts';

function fitted(league: MarginLeague): MarginRatings {
  const ratings = initialRatings(league);
  if (ratings.kind !== 'margin') throw new Error(`${league} is a margin league`);
  return ratings;
}

const RATINGS = fitted('NBA');
const SEASON = RATINGS.season + 1;
const [HOME = '', AWAY = ''] = Object.keys(RATINGS.teams).sort();

/** The player of a team with the most minutes. */
const starOf = (team: string): string =>
  Object.entries(RATINGS.absences?.players ?? {})
    .filter(([, player]) => player.team === team)
    .sort(([, one], [, other]) => other.minutes - one.minutes)[0]?.[0] ?? '';

const STAR = starOf(HOME);

const matchup = (change: Partial<Matchup> = {}): Matchup => ({
  league: 'NBA',
  season: SEASON,
  gameTime: `${SEASON - 1}-12-20T18:00:00Z`,
  homeKey: HOME,
  awayKey: AWAY,
  homeName: HOME,
  awayName: AWAY,
  neutralSite: false,
  postseason: false,
  homeOut: [],
  awayOut: [],
  ...change,
});

/** Two weeks without the star, in which the sides did as expected, minus a few points for his absence. */
const fortnight = (homeOut: readonly string[] | undefined): RatedResult[] =>
  [1, 3, 5, 7, 9, 11, 13].map((day) => ({
    league: 'NBA',
    season: SEASON,
    date: `${SEASON - 1}-12-${String(day).padStart(2, '0')}`,
    homeKey: HOME,
    awayKey: AWAY,
    homeScore: 108,
    awayScore: 110,
    neutralSite: false,
    closing: { spread: 2 },
    homeOut,
    awayOut: [],
  }));

const spread = (ratings: LeagueRatings, change: Partial<Matchup> = {}): number =>
  forecastGame(matchup(change), ratings).own.spread ?? Number.NaN;

const after = (results: readonly RatedResult[]): LeagueRatings => updateRatings(RATINGS, results);

test('a star who is listed out costs his side points; an unknown name costs nothing', () => {
  const full = spread(RATINGS);
  expect(spread(RATINGS, { homeOut: [STAR] })).toBeGreaterThan(full + 1);
  expect(spread(RATINGS, { awayOut: [starOf(AWAY)] })).toBeLessThan(full - 1);
  expect(spread(RATINGS, { homeOut: ['nobody of this name'] })).toBe(full);
});

test('a star out for weeks is counted once, and his return gives back what his absence took', () => {
  const listed = after(fortnight([STAR]));
  const unlisted = after(fortnight([]));
  expect(spread(listed, { homeOut: [STAR] })).toBeCloseTo(spread(unlisted), 0);
  expect(spread(listed)).toBeLessThan(spread(unlisted) - 1);
});

test('where no list was read, recent absences stand for it: wider, and said', () => {
  const listed = after(fortnight([STAR]));
  const unread = { homeOut: undefined, awayOut: undefined };
  expect(spread(listed, unread)).toBeCloseTo(spread(listed, { homeOut: [STAR] }), 0);
  const blind = predict(matchup(unread), listed, 10);
  const told = predict(matchup({ homeOut: [STAR] }), listed, 10);
  expect(blind.recipe.notes).toEqual([
    'No injury list was read: recent absences stand for it, with a wider range',
  ]);
  expect(told.recipe.notes).toEqual([]);
  expect(Number(blind.recipe.inputs.ratingSd)).toBeGreaterThan(Number(told.recipe.inputs.ratingSd));
  expect(blind.bothRated).toBe(true);
});

test('a league whose absences are not rated says nothing of lists', () => {
  const wnba = fitted('WNBA');
  const [homeKey = '', awayKey = ''] = Object.keys(wnba.teams);
  const game = matchup({ league: 'WNBA', homeKey, awayKey, homeOut: undefined });
  expect(predict(game, wnba, 10).recipe.notes).toEqual([]);
});
