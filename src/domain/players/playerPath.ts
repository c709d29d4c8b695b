import type { League } from '../leagues/league.ts';
import { slug } from '../words/slug.ts';

/** A player's page: "/player/nba/n203999-nikola-jokic"; what follows the id is decoration. */
export function playerPath(league: League, playerId: string, name: string): string {
  const words = slug(name);
  return `/player/${league.toLowerCase()}/${playerId}${words === '' ? '' : `-${words}`}`;
}

/** The board of a league's players tonight. */
export const playersPath = (league: League): string => `/players/${league.toLowerCase()}`;
