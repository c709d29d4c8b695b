import { slug } from '../words/slug.ts';
import type { PlayerLeague } from './statNames.ts';

/** Page of a player. What follows his number is decoration, and missing of a name without a plain letter. */
export function playerPath(league: PlayerLeague, playerId: string, name: string): string {
  const said = slug(name);
  return `/player/${league.toLowerCase()}/${playerId}${said === '' ? '' : `-${said}`}`;
}
