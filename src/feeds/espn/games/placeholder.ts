import { LEAGUES, type League } from '#domain/leagues/league.ts';
import { isPlaceName } from '../../leagues/placeName.ts';
import type { EspnCompetitor } from './schema.ts';

/** Ids of teams begin at 1. */
const NO_TEAM = /^(-\d+|0)$/;

/**
 * Whether a side is not known yet: its name says so, its number is not a team's, or it does not play and has neither crest nor
 * color.
 */
export function isPlaceholderTeam(
  team: EspnCompetitor['team'],
  name: string,
  league: League,
): boolean {
  const { id = '', isActive, logo, logos = [], color, abbreviation = '', shortDisplayName } = team;
  if (NO_TEAM.test(id) || isPlaceName(name, league)) return true;
  if (isActive === false && !logo && logos.length === 0 && !color) return true;
  return (
    LEAGUES[league].sport !== 'soccer' &&
    [abbreviation, shortDisplayName ?? ''].some((short) => /^TB[DA]$|\//i.test(short))
  );
}
