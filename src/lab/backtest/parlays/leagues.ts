import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { GOAL_LEAGUES, MARGIN_LEAGUES } from '#domain/leagues/kinds.ts';
import { FileError } from '../../data/readRows.ts';

/** Leagues whose parlays are tried, grouped as the workers take them: soccer's leagues share fits, so they stay together. */
export function parlayLeagues(asked: string | undefined): readonly (readonly string[])[] {
  if (asked === undefined) return [[...GOAL_LEAGUES], ...MARGIN_LEAGUES.map((league) => [league])];
  const league = TEAM_LEAGUES.find((code) => code.toLowerCase() === asked.toLowerCase());
  if (!league) throw new FileError(`--parlays: one of ${TEAM_LEAGUES.join(', ')}, not ${asked}`);
  return [[league]];
}
