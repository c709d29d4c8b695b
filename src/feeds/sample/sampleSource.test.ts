import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { oddsQuoteSchema, teamSchema } from '#contract/game.ts';
import type { FeedGame } from '#domain/game/game.ts';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { LEAGUES, type League } from '#domain/leagues/league.ts';
import { inSeason, leaguesInSeason } from '#domain/leagues/season.ts';
import { checkQuote } from '#domain/plausible/quote.ts';
import { impliedProbability } from '#domain/prices/devig.ts';
import type { OddsQuote } from '#domain/prices/odds.ts';
import { addDays, easternDate, easternDayRange } from '#domain/time/time.ts';
import { FEED_FACTS } from '../leagues/index.ts';
import { sampleSource } from './sampleSource.ts';

const games = async (
  league: League,
  from: string,
  to: string,
  now: Date,
): Promise<readonly FeedGame[]> => (await sampleSource().games(league, { from, to }, now)).games;

/** Uses each league's typical line instead of the ratings'. */
const typical = sampleSource({ line: () => undefined });

/** 8 AM Eastern, within minutes of a clock change or not. */
const morningOf = (date: string) =>
  new Date(Date.parse(easternDayRange(date).from) + 8 * 3_600_000);
const anyDate = fc.nat({ max: 365 * 4 }).map((days) => addDays('2026-01-01', days));

/** Number of games on a day, from the league's facts. */
function gamesOf(league: League, date: string): number {
  const { gamesPerDay } = FEED_FACTS[league].sample;
  const weekday = new Date(`${date}T12:00:00Z`).getUTCDay();
  return typeof gamesPerDay === 'number' ? gamesPerDay : (gamesPerDay[weekday] ?? 0);
}

function expectFairBook(quote: OddsQuote): void {
  const { moneyline, spread, total } = quote;
  const markets = [
    [moneyline?.home, moneyline?.away, ...(moneyline?.draw === undefined ? [] : [moneyline.draw])],
    [spread?.home, spread?.away],
    [total?.over, total?.under],
  ];
  for (const prices of markets) {
    const book = prices.reduce<number>((sum, price) => sum + impliedProbability(price ?? 0), 0);
    expect(book).toBeGreaterThan(1);
    expect(book).toBeLessThan(1.1);
  }
}

function expectSameFavourite({ moneyline, spread }: OddsQuote): void {
  if (!moneyline || !spread || spread.line === 0) return;
  const home = impliedProbability(moneyline.home);
  const away = impliedProbability(moneyline.away);
  expect(Math.sign(spread.line) * (home - away)).toBeLessThanOrEqual(0);
}

describe('on any date of four years', () => {
  test('each league in season has a valid day, the others none, and on Christmas Eve all rest', async () => {
    await fc.assert(
      fc.asyncProperty(anyDate, async (date) => {
        const now = morningOf(date);
        for (const league of TEAM_LEAGUES) {
          const today = await games(league, date, date, now);
          if (!inSeason(league, date) || date.endsWith('-12-24')) {
            expect(today).toEqual([]);
            continue;
          }
          expect(today).toHaveLength(gamesOf(league, date));
          const teams = today.flatMap(({ homeTeam, awayTeam }) => [homeTeam.name, awayTeam.name]);
          expect(new Set(teams).size).toBe(teams.length);
          for (const game of today) {
            expect(easternDate(game.gameTime)).toBe(date);
            expect(Date.parse(game.gameTime)).toBeGreaterThan(now.getTime());
            expect(game.status).toBe('scheduled');
            expect(game.odds).toHaveLength(2);
            for (const quote of game.odds) {
              oddsQuoteSchema.parse(quote);
              expect(quote.moneyline?.draw !== undefined).toBe(LEAGUES[league].canDraw);
              expectFairBook(quote);
              expect(checkQuote(quote, league).problems).toEqual([]);
              expectSameFavourite(quote);
            }
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  test('a week holds at least six games per league, each with its own id', async () => {
    await fc.assert(
      fc.asyncProperty(anyDate, async (date) => {
        const end = addDays(date, 7);
        const ids: string[] = [];
        for (const league of leaguesInSeason(date)) {
          const days = { from: date, to: end };
          const { games: week } = await typical.games(league, days, morningOf(date));
          if (inSeason(league, end)) expect(week.length).toBeGreaterThanOrEqual(6);
          ids.push(...week.map(({ sourceId }) => sourceId));
        }
        expect(new Set(ids).size).toBe(ids.length);
      }),
      { numRuns: 30 },
    );
  });
});

test('the slate is the same all day and in a later look, and another one tomorrow', async () => {
  const ids = async (date: string, now: string) =>
    (await games('NBA', date, date, new Date(now))).map(
      ({ sourceId, gameTime }) => sourceId + gameTime,
    );
  const morning = await ids('2026-11-21', '2026-11-20T13:00:00Z');
  expect(await ids('2026-11-21', '2026-11-21T13:00:00Z')).toEqual(morning);
  expect(await ids('2026-11-21', '2026-11-22T04:30:00Z')).toEqual(morning);
  expect(await ids('2026-11-22', '2026-11-21T13:00:00Z')).not.toEqual(morning);
});

test('two games of each league that plays daily are still to start at 6 PM Eastern', async () => {
  const now = new Date('2026-11-20T23:00:00Z');
  for (const league of ['NBA', 'NHL', 'NCAAB'] as const) {
    const left = (await games(league, '2026-11-20', '2026-11-20', now)).filter(
      ({ gameTime }) => Date.parse(gameTime) > now.getTime(),
    );
    expect(left.length, league).toBeGreaterThanOrEqual(2);
  }
});

test('a weekly league plays on its days, each team once a week, on American afternoons and nights', async () => {
  const now = new Date('2026-11-17T13:00:00Z');
  const week = await games('NFL', '2026-11-17', '2026-11-23', now);
  const days = week.map(({ gameTime }) => new Date(`${easternDate(gameTime)}T12:00Z`).getUTCDay());
  expect([...new Set(days)].sort()).toEqual([0, 1, 4]);
  const teams = week.flatMap(({ homeTeam, awayTeam }) => [homeTeam.name, awayTeam.name]);
  expect(new Set(teams).size).toBe(teams.length);
  const college = await games('NCAAF', '2026-11-21', '2026-11-21', now);
  expect(college.length).toBeGreaterThan(5);
});

test('past days hold no games: a sample has no result', async () => {
  const now = new Date('2026-11-20T13:00:00Z');
  expect(await games('NBA', '2026-11-10', '2026-11-19', now)).toEqual([]);
  const all = await games('NBA', '2026-11-10', '2026-11-21', now);
  expect(new Set(all.map(({ gameTime }) => easternDate(gameTime)))).toEqual(
    new Set(['2026-11-20', '2026-11-21']),
  );
});

test('prices start from the model’s line where there is one', async () => {
  const asked: string[] = [];
  const source = sampleSource({
    line: (home, away, league) => {
      asked.push(`${league} ${away} ${home}`);
      return { homeProbability: 0.85, margin: 14, total: 38 };
    },
  });
  const day = { from: '2026-11-22', to: '2026-11-22' };
  const { games: nfl } = await source.games('NFL', day, new Date('2026-11-20T13:00:00Z'));
  expect(asked).toHaveLength(13);
  for (const { odds } of nfl) {
    expect(odds[0]?.spread?.line).toBeLessThan(-12);
    expect(odds[0]?.total?.line).toBeLessThan(40);
    expect(odds[0]?.moneyline?.home).toBeLessThan(-400);
  }
});

test('teams keep to the contract and invent neither record nor logo', async () => {
  const [game] = await games('MLB', '2026-07-04', '2026-07-04', new Date('2026-07-04T12:00:00Z'));
  expect(game).toMatchObject({ season: 2026, neutralSite: false, timeKnown: true });
  for (const team of [game?.homeTeam, game?.awayTeam]) {
    teamSchema.parse(team);
    expect(team).not.toHaveProperty('record');
    expect(team).not.toHaveProperty('logoUrl');
  }
  expect(game).not.toHaveProperty('weatherData');
});

test('a game that has begun keeps the prices of its start', async () => {
  const day = '2026-11-26';
  const [early] = await games('NBA', day, day, morningOf(day));
  const start = early?.gameTime ?? '';
  expect(early?.odds.map(({ asOf }) => asOf)).toEqual(
    early?.odds.map(() => morningOf(day).toISOString()),
  );
  const later = new Date(Date.parse(start) + 20 * 60_000);
  const begun = (await games('NBA', day, day, later)).find(
    ({ sourceId }) => sourceId === early?.sourceId,
  );
  expect(begun?.odds.length).toBeGreaterThan(0);
  expect(begun?.odds.every(({ asOf }) => asOf === start)).toBe(true);
});
