import { LEAGUES, type League } from '../leagues/league.ts';

/** What a league's table counts, as a column's title: points in soccer and hockey. */
export function pointsCount(league: League): 'Points' | 'Wins' {
  const { sport } = LEAGUES[league];
  return sport === 'soccer' || sport === 'hockey' ? 'Points' : 'Wins';
}
