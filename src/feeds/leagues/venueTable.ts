/** An outdoor venue. Coordinates to a hundredth of a degree (about 1 km), which is finer than the forecast's grid. */
export interface OutdoorVenue {
  /** Home sides, as feeds name them in the table's league. */
  readonly teams: readonly string[];
  /** Names of the venue in feeds; sponsors' names change, so earlier ones stay. */
  readonly names: readonly string[];
  readonly city: string;
  /** Degrees north. */
  readonly latitude: number;
  /** Degrees east. */
  readonly longitude: number;
  /** In the United States, whose own weather service forecasts it. */
  readonly inUs: boolean;
}

/** Marks a venue in another country in a US league's table. */
const ABROAD = 'abroad';

const list = (text: string): readonly string[] =>
  text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');

function parseRow(row: string, ofUs: boolean): OutdoorVenue {
  const [teams = '', names = '', city = '', latitude = '', longitude = '', where = ''] = row
    .split('|')
    .map((part) => part.trim());
  const venue = {
    teams: list(teams),
    names: list(names),
    city,
    latitude: Number.parseFloat(latitude),
    longitude: Number.parseFloat(longitude),
    inUs: ofUs && where !== ABROAD,
  };
  if (
    venue.names.length === 0 ||
    city === '' ||
    !Number.isFinite(venue.latitude + venue.longitude) ||
    !['', ABROAD].includes(where)
  ) {
    throw new SyntaxError(`Not a ground's row: ${row}`);
  }
  return venue;
}

const rowsOf = (table: string): readonly string[] => table.trim().split('\n');

/**
 * Venues from a text table, one line each: teams | names | city | latitude | longitude, several teams or names separated by ";".
 * Venues with a roof, fixed or movable, are left out: whether it is open is not known in advance. Authored from general
 * knowledge.
 */
export const venueTable = (table: string): readonly OutdoorVenue[] =>
  rowsOf(table).map((row) => parseRow(row, false));

/** The same for a league in the United States, with "abroad" at the end for a venue elsewhere. */
export const usVenueTable = (table: string): readonly OutdoorVenue[] =>
  rowsOf(table).map((row) => parseRow(row, true));
