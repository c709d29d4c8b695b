import { LEAGUES, type League, TEAM_LEAGUES } from './league.ts';

/** Individual sports, and leagues whose games no source gives yet. */
const OTHERS = { UFC: 65, NASCAR: 55, Tennis: 45, F1: 40, ChampionsLeague: 30, Ligue1: 12 };

const ofTeams = Object.fromEntries(
  TEAM_LEAGUES.map((league) => [league, LEAGUES[league].popularity]),
) as Readonly<Record<League, number>>;

/**
 * The specification's weight of each league or sport in lists; higher comes first. Lists of games hold team leagues
 * only: individual sports have pages of their own.
 */
export const POPULARITY = { ...OTHERS, ...ofTeams };
