import type { Team, Venue } from '#domain/game/game.ts';

export interface LeagueTeam {
  readonly team: Team;
  readonly venue: Venue;
  /** At home in Mountain or Pacific time: its games start late by Eastern time. */
  readonly west: boolean;
}

function parseRow(row: string): LeagueTeam {
  const [key, name, shortName, abbreviation, color, venue, city, place = ''] = row.split(' | ');
  if (!key || !name || !shortName || !abbreviation || !color || !venue || !city) {
    throw new SyntaxError(`Not a team's row: ${row}`);
  }
  return {
    team: { name, shortName, abbreviation, color, ratingKey: key },
    venue: { name: venue, city, ...(place.includes('roof') && { indoor: true }) },
    west: place.includes('west'),
  };
}

/**
 * A league's teams from a text table, one line each:
 * key in the ratings | name | short name | abbreviation | color | venue | city, followed by "roof" if the venue is or can be
 * covered and the league is not indoors anyway, and "west" for Mountain and Pacific time.
 */
export const teamTable = (table: string): readonly LeagueTeam[] =>
  table.trim().split('\n').map(parseRow);
