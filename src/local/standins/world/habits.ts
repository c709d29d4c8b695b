import type { League } from '#domain/leagues/league.ts';

/** When a league plays: days of the week (0: Sunday), number of games, and hours in New York. */
export interface Habit {
  readonly league: League;
  readonly days: readonly number[];
  readonly games: number;
  readonly hours: readonly number[];
}

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];

/** A small season with every kind of league; clocks change at 2 a.m. on a Sunday, before any game. */
export const HABITS: readonly Habit[] = [
  { league: 'NFL', days: [0], games: 2, hours: [13, 16] },
  { league: 'NBA', days: EVERY_DAY, games: 1, hours: [19, 22] },
  { league: 'NHL', days: [0, 2, 4, 6], games: 1, hours: [19] },
  { league: 'MLB', days: [0, 3, 6], games: 2, hours: [13, 17] },
  { league: 'EPL', days: [0, 6], games: 2, hours: [8, 10] },
];

/** Every league, while it is in season. */
export const EVERY_LEAGUE: readonly Habit[] = [
  ...HABITS.filter(({ league }) => league !== 'MLB'),
  { league: 'MLB', days: EVERY_DAY, games: 2, hours: [13, 19] },
  { league: 'WNBA', days: [0, 2, 4, 6], games: 1, hours: [19] },
  { league: 'NCAAF', days: [6], games: 4, hours: [12, 15, 19] },
  { league: 'NCAAB', days: EVERY_DAY, games: 2, hours: [19, 21] },
  { league: 'MLS', days: [6], games: 2, hours: [19] },
  { league: 'LaLiga', days: [0, 6], games: 2, hours: [10, 12] },
  { league: 'Bundesliga', days: [0, 6], games: 2, hours: [9, 12] },
  { league: 'SerieA', days: [0, 6], games: 2, hours: [9, 14] },
];
