import { TEAM_LEAGUES } from '#domain/league.ts';
import { GOAL_LEAGUES, MARGIN_LEAGUES } from '#domain/leagues/kinds.ts';
import { FileError } from '../../data/readRows.ts';

/** Leagues whose edges are tried, as the workers go through them: soccer's, which share fits, together. */
export function edgeLeagues(asked: string | undefined): readonly (readonly string[])[] {
  if (asked === undefined) return [...MARGIN_LEAGUES.map((league) => [league]), [...GOAL_LEAGUES]];
  const league = TEAM_LEAGUES.find((code) => code.toLowerCase() === asked.toLowerCase());
  if (!league) throw new FileError(`--edges: one of ${TEAM_LEAGUES.join(', ')}, not ${asked}`);
  return [[league]];
}
