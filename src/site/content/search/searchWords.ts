import type { Team } from '#domain/game/game.ts';
import type { League } from '#domain/leagues/league.ts';
import { nicknames } from './nicknames.ts';
import { placeShorts } from './placeShorts.ts';

/** What a team is found by besides its name: abbreviation, short name, nicknames and its place's short forms. */
export const teamWords = (
  league: League,
  { name, shortName, abbreviation }: Pick<Team, 'name' | 'shortName' | 'abbreviation'>,
): string =>
  [abbreviation, shortName, nicknames(league, name), placeShorts(name)]
    .filter((words) => words !== '')
    .join(' ');
