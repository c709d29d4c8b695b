import { expect, test } from 'vitest';
import { EXAMPLE_SEASON } from '../season/exampleSeason.fixture.ts';
import type { SeasonView } from '../season/seasonView.ts';
import { seasonViewOf } from '../season/seasonViewOf.ts';
import { followRank, gameRank } from './followRank.ts';
import { changeWords, followedSeasonWords, opponentWords } from './seasonWords.ts';
import { followedTeamSeasons, nextGame, teamSeasons } from './teamSeason.ts';

const NOW = new Date('2026-11-28T15:00:00Z');
const HOUR = 3_600_000;
const VIEW = seasonViewOf(EXAMPLE_SEASON);
const [BILLS, CHIEFS] = ['nfl:buffalo-bills', 'nfl:kansas-city-chiefs'];
const seasonOf = (id: string, view: SeasonView = VIEW) => teamSeasons(view).get(id);

/** The example with other odds of the Bills, in the format's order. */
const withOdds = (odds: readonly number[], certain = odds.map(() => null)): SeasonView => ({
  ...VIEW,
  teams: VIEW.teams.map((team) => (team.key === 'BUF' ? { ...team, odds, certain } : team)),
});

test('a team’s season is said with its change of a week, and with what its next game changes', () => {
  const bills = seasonOf(BILLS);
  if (!bills) throw new Error('no season');
  expect(followedSeasonWords(bills)).toBe('Bills 70% to make the play-offs, −10');
  const game = nextGame(bills, NOW, 48 * HOUR);
  if (!game) throw new Error('no game');
  expect(game).toMatchObject({ id: 7, at: 'away', opponent: 'Chiefs' });
  expect(game.win).toBeCloseTo(0.45, 9);
  expect(changeWords(game)).toBe('82% with a win at Chiefs, 60% with a loss');
  expect(nextGame(bills, NOW, 24 * HOUR)).toBeUndefined();
  expect(opponentWords({ at: 'home', opponent: 'Jets' })).toBe('against Jets');
});

test('each side hears its own game; without odds of a week ago no change is said', () => {
  const chiefs = seasonOf(CHIEFS);
  if (!chiefs) throw new Error('no season');
  expect(followedSeasonWords(chiefs)).toBe('Chiefs 30% to make the play-offs');
  const [game] = chiefs.games;
  expect(game && changeWords(game)).toBe('40% with a win against Bills, 18% with a loss');
});

test('the goal that is spoken of is the first that is open; decided ones are not', () => {
  expect(seasonOf(BILLS, withOdds([0.99, 0.4]))?.goal).toBe('win the Super Bowl');
  expect(seasonOf(BILLS, withOdds([0.02, 0.001]))).toMatchObject({
    goal: 'make the play-offs',
    share: 0.02,
  });
  expect(seasonOf(BILLS, withOdds([1, 0.97]))?.goal).toBe('win the Super Bowl');
  expect(seasonOf(BILLS, withOdds([1, 0]))).toBeUndefined();
});

test('what a game changes is left out where it is no more than luck', () => {
  const bills = seasonOf(BILLS, { ...VIEW, hinges: [] });
  const [game] = bills?.games ?? [];
  expect(game?.changes).toBeUndefined();
  expect(game && changeWords(game)).toBeUndefined();
});

test('seasons come in the order of following, without old odds and others', () => {
  const seasons = teamSeasons(VIEW);
  const ids = [CHIEFS, 'nba:boston-celtics', 'nfl', BILLS];
  expect(followedTeamSeasons(ids, seasons, NOW).map(({ id }) => id)).toEqual([CHIEFS, BILLS]);
  expect(followedTeamSeasons(ids, seasons, new Date('2026-11-29T00:00:00Z'))).toEqual([]);
});

test('a followed side ranks before a followed league, and both before the rest', () => {
  const ids = new Set([BILLS, 'nba', 'ufc:jiri-prochazka']);
  const game = (league: 'NFL' | 'NBA', home: string, away: string) =>
    gameRank(ids, { league, homeTeam: { name: home }, awayTeam: { name: away } });
  expect(game('NFL', 'New York Jets', 'Buffalo Bills')).toBe(0);
  expect(game('NFL', 'New York Jets', 'Dallas Cowboys')).toBe(2);
  expect(game('NBA', 'Buffalo Bills', '???')).toBe(1);
  expect(followRank(ids, { league: 'UFC', sides: ['Jiří Procházka', 'Other'] })).toBe(0);
  expect(followRank(new Set(['nba:']), { league: 'NBA', sides: ['???'] })).toBe(2);
});
