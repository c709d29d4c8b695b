import { LEAGUES, type League, type Sport } from '../leagues/league.ts';

/** Usual length of a game from start to end, breaks included, minutes: rounded averages of recent seasons, overtime left out. */
const MINUTES: Readonly<Record<Sport, number>> = {
  football: 195,
  basketball: 140,
  baseball: 165,
  hockey: 155,
  soccer: 115,
};
/** College football stops the clock more often. */
const COLLEGE_FOOTBALL = 210;

const usualMinutes = (league: League): number => {
  const { sport, college } = LEAGUES[league];
  return college && sport === 'football' ? COLLEGE_FOOTBALL : MINUTES[sport];
};

/** When a game usually ends, ISO 8601 in UTC. */
export const usualGameEnd = (league: League, start: string): string =>
  new Date(Date.parse(start) + usualMinutes(league) * 60_000).toISOString();
