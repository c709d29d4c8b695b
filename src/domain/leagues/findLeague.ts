import { TEAM_LEAGUES } from './codes.ts';
import type { League } from './index.ts';

/** The league that a path segment or query value names, in any letter case; undefined if there is none. */
export function findLeague(text: string): League | undefined {
  const wanted = text.toLowerCase();
  return TEAM_LEAGUES.find((code) => code.toLowerCase() === wanted);
}
