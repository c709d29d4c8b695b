import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { GOAL_LEAGUES, MARGIN_LEAGUES } from '#domain/leagues/kinds.ts';
import { FileError } from '../../data/readRows.ts';
import { TWO_WAY_LEAGUES } from './twoWayWalk.ts';

const ALL: readonly string[] = [...TEAM_LEAGUES, ...TWO_WAY_LEAGUES];

/** Leagues whose edges are tried, grouped as the workers take them: soccer's leagues share fits, so they stay together. */
export function edgeLeagues(asked: string | undefined): readonly (readonly string[])[] {
  if (asked === undefined) {
    const alone = [...MARGIN_LEAGUES, ...TWO_WAY_LEAGUES].map((league) => [league]);
    return [...alone, [...GOAL_LEAGUES]];
  }
  const league = ALL.find((code) => code.toLowerCase() === asked.toLowerCase());
  if (!league) throw new FileError(`--edges: one of ${ALL.join(', ')}, not ${asked}`);
  return [[league]];
}
