import { describe, expect, test } from 'vitest';
import type { MarginFigures } from '#domain/leagues/figures.ts';
import { FIGURES, type MarginLeague } from '#domain/leagues/index.ts';
import { MARGIN_LEAGUES } from '#domain/leagues/kinds.ts';
import { lowerKey } from '#domain/leagues/lowerKey.ts';
import { initialRatings } from '../fitted.ts';
import type { MarginRatings } from '../types.ts';
import { expectedMargin, marginVariance } from './filter.ts';
import { marginFixture } from './fixture.ts';
import { marginGameInputs } from './gameInputs.ts';
import { learnMarginResult } from './learn.ts';
import { thaw } from './state.ts';
import { advanceMargin } from './time.ts';

function ratingsOf(league: MarginLeague): MarginRatings {
  const ratings = initialRatings(league);
  if (ratings.kind !== 'margin') throw new Error(`${league} is a margin league`);
  return ratings;
}

/** Expected points of a key's side above the top division's mean, and their variance. */
function levelOf(league: MarginLeague, key: string) {
  const state = thaw(ratingsOf(league));
  advanceMargin(state, state.roster.season + 1, state.roster.day + 120);
  const other = state.roster.records[0]?.key ?? '';
  const game = { homeKey: key, awayKey: other, neutralSite: true };
  const fixture = marginFixture(league, state.roster, game);
  const { score } = state;
  const rating = score.belief.mean[score.rows[fixture.away] ?? 0] ?? 0;
  const known = { ...fixture, homeStarters: [], awayStarters: [], situation: [] };
  return {
    points: expectedMargin(score, known) + rating - score.level,
    variance: marginVariance(score, { ...known, unnamed: 0 }),
  };
}

describe.each(MARGIN_LEAGUES)('%s', (league) => {
  const { newSides, start }: MarginFigures = FIGURES[league];

  test('a side new since the fit starts where those before it did, below the mean and wide', () => {
    const { points, variance } = levelOf(league, 'Atlantis');
    expect(points).toBeCloseTo(-(newSides?.below ?? start.teamSd), 6);
    expect(points).toBeLessThan(0);
    expect(variance).toBeGreaterThan(ratingsOf(league).params.prior);
  });

  test('it is learned from where it is forecast from', () => {
    const ratings = ratingsOf(league);
    const [other = ''] = Object.keys(ratings.teams).sort();
    const state = thaw(ratings);
    advanceMargin(state, ratings.season + 1, ratings.day + 120);
    const game = { homeKey: 'Atlantis', awayKey: other, neutralSite: true };
    const fixture = marginFixture(league, state.roster, game);
    const before = expectedMargin(state.score, fixture);
    const drawn = { ...game, league, season: ratings.season + 1, date: '2026-11-22' };
    learnMarginResult(state, { ...drawn, homeScore: 200, awayScore: 0 });
    expect(expectedMargin(state.score, marginFixture(league, state.roster, game))).toBeGreaterThan(
      before,
    );
  });
});

test('an opponent of the FCS starts at the level of those first met before it, not at that of a new FBS school', () => {
  const { points } = levelOf('NCAAF', lowerKey('Slippery Rock'));
  expect(points).toBeCloseTo(-35, 6);
  expect(levelOf('NCAAF', 'Slippery Rock').points).toBeCloseTo(-14, 6);
});

test('it stays in its division once it has played, and the page is told where it started', () => {
  const ratings = ratingsOf('NCAAF');
  const state = thaw(ratings);
  advanceMargin(state, ratings.season + 1, ratings.day + 260);
  const key = lowerKey('Slippery Rock');
  learnMarginResult(state, {
    league: 'NCAAF',
    season: ratings.season + 1,
    date: '2026-09-05',
    homeKey: 'Ohio State',
    awayKey: key,
    homeScore: 70,
    awayScore: 0,
    neutralSite: false,
  });
  expect(state.roster.records.find((record) => record.key === key)?.group).toBe('lower division');
  const matchup = {
    league: 'NCAAF',
    season: ratings.season + 1,
    gameTime: '2026-09-05T17:00:00Z',
    homeKey: 'Ohio State',
    awayKey: key,
    homeName: 'Ohio State',
    awayName: 'Slippery Rock',
    neutralSite: false,
    postseason: false,
  } as const;
  expect(marginGameInputs(matchup, ratings, ratings.day + 260, 'football').notes).toEqual([
    'Slippery Rock is new to the ratings: starts at the level of FCS schools, wide range',
  ]);
});

test('in the first season of the results nobody is new', () => {
  const { teams: _, ...rest } = ratingsOf('NHL');
  const state = thaw({ ...rest, teams: {} });
  const fixture = marginFixture('NHL', state.roster, {
    homeKey: 'A',
    awayKey: 'B',
    neutralSite: true,
  });
  expect(expectedMargin(state.score, { ...fixture, homeStarters: [], awayStarters: [] })).toBe(0);
  expect(state.score.founding).toBe(true);
  advanceMargin(state, state.roster.season + 1, state.roster.day + 150);
  expect(state.score.founding).toBe(false);
});
