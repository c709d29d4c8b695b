import { expect, test } from 'vitest';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import type { League } from '#domain/leagues/league.ts';
import { seasonOf } from '#domain/leagues/season.ts';
import type { SeasonFixture } from '#domain/season/seasonFixture.ts';
import { addDays, easternDate } from '#domain/time/time.ts';
import { FEED_FACTS } from '../../leagues/index.ts';
import { sampleSource } from '../sampleSource.ts';
import { SAMPLE_CALENDARS, SAMPLE_CONFERENCES } from './calendar.ts';
import { sampleSeason } from './sampleSeason.ts';

const NOW = new Date('2026-11-27T17:00:00Z');
const inSample = TEAM_LEAGUES.filter((league) => SAMPLE_CALENDARS[league]);
const seasonAt = (league: League, now = NOW): readonly SeasonFixture[] =>
  sampleSeason(league, seasonOf(league, easternDate(now)), now).fixtures;

function gamesOfTeams(league: League, fixtures: readonly SeasonFixture[]): readonly number[] {
  const counts = new Map(FEED_FACTS[league].teams.map(({ team }) => [team.ratingKey, 0]));
  for (const { home, away } of fixtures) {
    for (const { key } of [home, away]) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts.values()];
}

test.each(inSample)(
  '%s: every team has about its league’s number of games, each once',
  (league) => {
    const fixtures = seasonAt(league);
    const games = SAMPLE_CALENDARS[league]?.games ?? 0;
    for (const count of gamesOfTeams(league, fixtures)) {
      expect(Math.abs(count - games)).toBeLessThanOrEqual(2);
    }
    expect(new Set(fixtures.map(({ sourceId }) => sourceId)).size).toBe(fixtures.length);
    for (const { home, away } of fixtures) expect(home.key).not.toBe(away.key);
  },
);

test('a soccer season is a double round-robin', () => {
  for (const league of ['EPL', 'LaLiga', 'Bundesliga', 'SerieA'] as const) {
    const pairs = seasonAt(league).map(({ home, away }) => `${away.key}@${home.key}`);
    const clubs = FEED_FACTS[league].teams.length;
    expect(new Set(pairs).size, league).toBe(clubs * (clubs - 1));
    expect(pairs, league).toHaveLength(clubs * (clubs - 1));
  }
});

test.each(inSample)(
  '%s: the dated games of the coming fortnight are the slate’s',
  async (league) => {
    // A day in the middle of every calendar.
    const now = new Date(
      league === 'MLB' || league === 'WNBA' || league === 'MLS'
        ? '2026-07-10T17:00:00Z'
        : '2026-11-10T17:00:00Z',
    );
    const today = easternDate(now);
    const days = { from: today, to: addDays(today, 13) };
    const { games } = await sampleSource({ line: () => undefined }).games(league, days, now);
    const dated = seasonAt(league, now).filter(
      ({ status, start }) => status === 'scheduled' && easternDate(start ?? '') <= days.to,
    );
    expect(games.length).toBeGreaterThan(5);
    expect(dated.map(({ sourceId, start }) => `${sourceId} ${start}`).toSorted()).toEqual(
      games.map(({ sourceId, gameTime }) => `${sourceId} ${gameTime}`).toSorted(),
    );
  },
);

test('what is played has a result that stays; what is to come has none', () => {
  for (const league of inSample) {
    const week = (days: number) =>
      new Map(
        seasonAt(league, new Date(NOW.getTime() + days * 86_400_000)).map((one) => [
          one.sourceId,
          one,
        ]),
      );
    const later = week(7);
    for (const [id, game] of week(0)) {
      const isPast = easternDate(game.start ?? '2100-01-01') < '2026-11-27';
      expect(game.status === 'final', id).toBe(isPast);
      if (isPast) expect(later.get(id)).toEqual(game);
    }
  }
});

test('results come from the ratings: home sides win more often, and no game of ours is level where none may be', () => {
  const played = seasonAt('MLB', new Date('2026-09-01T17:00:00Z')).flatMap((game) =>
    game.status === 'final' ? [game.score] : [],
  );
  const won = played.filter(({ home, away }) => home > away).length / played.length;
  expect(won).toBeGreaterThan(0.49);
  expect(won).toBeLessThan(0.6);
  expect(played.some(({ home, away }) => home === away)).toBe(false);
});

test('conferences name each school of the sample once', () => {
  const named = Object.values(SAMPLE_CONFERENCES.NCAAF ?? {}).flat();
  expect(named.toSorted()).toEqual(
    FEED_FACTS.NCAAF.teams.map(({ team }) => team.ratingKey ?? '').toSorted(),
  );
});
