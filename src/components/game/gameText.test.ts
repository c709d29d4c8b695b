import { expect, test } from 'vitest';
import { EXAMPLE_GAME, EXAMPLE_QUOTE } from '#domain/exampleGame.fixture.ts';
import type { Game } from '#domain/game.ts';
import { fairMarket } from './fairMarket.ts';
import { gameBadges } from './gameBadges.ts';
import { keyEntries } from './keyEntries.ts';
import { marketFlag, marketMargin } from './marketFlag.ts';
import { ratingReach } from './ratingScale.ts';
import { seasonReturn } from './seasonReturn.ts';
import { countByLeague, upcomingGames } from './upcoming.ts';
import { leadTime, startText, statusText, venueText } from './whenWhere.ts';

const NOW = '2026-11-22T15:50:00Z';
const withLine = (line: number): Game => ({
  ...EXAMPLE_GAME,
  odds: [{ ...EXAMPLE_QUOTE, spread: { line } }],
});
const shown = (game: Game, now = NOW) =>
  gameBadges(game, now)
    .filter(({ hidden }) => !hidden)
    .map(({ text }) => text);

test('the flag names the favoured side', () => {
  expect(marketFlag(withLine(-1.5))).toBe('BUF −1.5');
  expect(marketFlag(withLine(7))).toBe('KC −7');
  expect(marketFlag(withLine(0))).toBe('Even');
  expect(marketFlag({ ...EXAMPLE_GAME, odds: [] })).toBeUndefined();
  expect(marketMargin(withLine(-1.5))).toBe(1.5);
});

test('badges follow stage, day and data', () => {
  expect(shown(EXAMPLE_GAME)).toEqual(['NFL', 'TODAY', '+1.5% EV']);
  expect(shown(EXAMPLE_GAME, '2026-11-21T12:00:00Z')).not.toContain('TODAY');
  expect(shown(EXAMPLE_GAME, '2026-11-22T17:00:00Z')).toContain('Over 30 min old');
  expect(shown(EXAMPLE_GAME, EXAMPLE_GAME.gameTime)).toEqual(['NFL', 'TODAY', 'Closed at start']);
  const live = { status: 'live', score: { home: 7, away: 3 }, detail: 'Q2 1:00' } as const;
  expect(shown({ ...EXAMPLE_GAME, ...live })).toEqual(['NFL', 'TODAY', 'LIVE, Q2 1:00']);
  expect(shown({ ...EXAMPLE_GAME, sample: true })).toContain('Sample game');
  expect(shown({ ...EXAMPLE_GAME, league: 'EPL' })[0]).toBe('EPL');
  expect(shown({ ...EXAMPLE_GAME, league: 'LaLiga' })[0]).toBe('La Liga');
});

test('the key names only regions that can occur', () => {
  const tones = (game: Game) => keyEntries(game).map(({ tone }) => tone);
  expect(tones(withLine(-3))).toEqual(['away', 'home2', 'home', 'line']);
  expect(tones(withLine(3))).toEqual(['away', 'away2', 'home', 'line']);
  expect(tones({ ...withLine(-0.5), league: 'EPL' })).toEqual(['away', 'draw', 'home', 'line']);
  expect(tones({ ...EXAMPLE_GAME, odds: [] })).toEqual(['away', 'home']);
});

test('the market without its margin sums to 100, and prices that are none are left out', () => {
  const fair = fairMarket(EXAMPLE_GAME);
  expect((fair?.home ?? 0) + (fair?.away ?? 0)).toBeCloseTo(100);
  const broken = { ...EXAMPLE_QUOTE, moneyline: { home: 5, away: 12 } };
  expect(fairMarket({ ...EXAMPLE_GAME, odds: [broken] })).toBeUndefined();
  expect(fairMarket({ ...EXAMPLE_GAME, odds: [] })).toBeUndefined();
});

test('where, when and how it stands', () => {
  expect(startText(EXAMPLE_GAME)).toBe('Sunday, November 22, 1:00 PM EST');
  expect(startText({ ...EXAMPLE_GAME, timeKnown: false })).toBe('Sunday, November 22, time TBD');
  expect(venueText(EXAMPLE_GAME)).toBe('Highmark Stadium, Orchard Park');
  expect(statusText(EXAMPLE_GAME)).toBe('Scheduled');
  const final = { status: 'final', score: { home: 1, away: 0 }, detail: 'Final' } as const;
  expect(statusText({ ...EXAMPLE_GAME, ...final })).toBe('Final');
  expect(statusText({ ...EXAMPLE_GAME, ...final, detail: 'Final/OT' })).toBe('Final, OT');
  const live = { status: 'live', score: { home: 1, away: 0 }, detail: 'Q3 4:12' } as const;
  expect(statusText({ ...EXAMPLE_GAME, ...live })).toBe('Live, Q3 4:12');
});

test('lead time before the start', () => {
  const start = '2026-11-22T18:00:00Z';
  expect(leadTime('2026-11-22T14:02:00Z', start)).toBe('3 h 58 min');
  expect(leadTime('2026-11-22T17:40:00Z', start)).toBe('20 min');
  expect(leadTime('2026-11-20T16:00:00Z', start)).toBe('2 d 2 h');
  expect(leadTime('2026-11-22T18:05:00Z', start)).toBeUndefined();
});

test('a list holds what is under way or to come', () => {
  const called: Game = { ...EXAMPLE_GAME, id: 2, status: 'postponed', detail: 'Snow' };
  const nba: Game = { ...EXAMPLE_GAME, id: 3, league: 'NBA' };
  const games = upcomingGames([nba, called, EXAMPLE_GAME], NOW);
  expect(games.map(({ id }) => id)).toEqual([18402, 3]);
  expect(countByLeague(games)).toEqual([
    { league: 'NFL', games: 1 },
    { league: 'NBA', games: 1 },
  ]);
});

test('a game that began unpredicted is in no list, one that began predicted stays, closed', () => {
  const after = new Date(Date.parse(EXAMPLE_GAME.gameTime) + 60_000);
  const missed: Game = { ...EXAMPLE_GAME, id: 2, prediction: undefined };
  expect(upcomingGames([missed, EXAMPLE_GAME], after)).toEqual([EXAMPLE_GAME]);
  expect(upcomingGames([missed], NOW)).toEqual([missed]);
});

test('a league out of season says when it usually returns', () => {
  expect(seasonReturn('MLB', '2026-11-20')).toBe('March 25');
  expect(seasonReturn('NFL', '2026-11-20')).toBeUndefined();
});

test('the ladder reaches every 90 % range with a round number', () => {
  const team = { name: 'A', abbreviation: 'A', games: 1 };
  expect(ratingReach([{ ...team, rating: 6.9, sd: 1.4 }])).toBe(10);
  expect(ratingReach([{ ...team, rating: -0.3, sd: 0.1 }])).toBe(0.5);
  expect(ratingReach([{ ...team, rating: 70, sd: 10 }])).toBe(100);
});
