/** An outdoor ground. Coordinates to a hundredth of a degree (about 1 km), which is finer than the forecast's grid. */
export interface OutdoorVenue {
  /** Sides at home there, as feeds name them in the league of the table. */
  readonly teams: readonly string[];
  /** What feeds call the ground; sponsors' names change, so earlier ones stay. */
  readonly names: readonly string[];
  readonly city: string;
  /** Degrees north. */
  readonly latitude: number;
  /** Degrees east. */
  readonly longitude: number;
}

const list = (text: string): readonly string[] =>
  text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');

function parseRow(row: string): OutdoorVenue {
  const [teams = '', names = '', city = '', latitude = '', longitude = ''] = row
    .split('|')
    .map((part) => part.trim());
  const venue = {
    teams: list(teams),
    names: list(names),
    city,
    latitude: Number.parseFloat(latitude),
    longitude: Number.parseFloat(longitude),
  };
  if (
    venue.names.length === 0 ||
    city === '' ||
    !Number.isFinite(venue.latitude + venue.longitude)
  ) {
    throw new SyntaxError(`Not a ground's row: ${row}`);
  }
  return venue;
}

/**
 * Grounds from a text table, one line each: teams | names | city | latitude | longitude, several teams or names with
 * ";" between. Grounds with a roof, fixed or movable, are left out: whether it is open is not known in advance.
 * Authored from general knowledge.
 */
export const venueTable = (table: string): readonly OutdoorVenue[] =>
  table.trim().split('\n').map(parseRow);
