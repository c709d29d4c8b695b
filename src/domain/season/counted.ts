import { LEAGUES, type League } from '../leagues/league.ts';

/** What a league's table counts, as a column's title: points in soccer and hockey. */
export function pointsCount(league: League): 'Points' | 'Wins' {
  const { sport } = LEAGUES[league];
  return sport === 'soccer' || sport === 'hockey' ? 'Points' : 'Wins';
}

/** How a record of the league is read: "Won–drawn–lost". US leagues add ties at its end where there are any. */
export function recordOrder(league: League): string {
  const { sport } = LEAGUES[league];
  if (sport === 'soccer') return 'Won–drawn–lost';
  return sport === 'hockey' ? 'W–L–OTL' : 'Won–lost';
}
