import { formula1DriverKey as formula1Key } from '#engine/racing/formula1/keys.ts';
import { stockcarDriverKey as stockCarKey } from '#engine/racing/stockcar/keys.ts';

/**
 * Teams of drivers, for answers that name none: ESPN's scoreboards often omit the car. Line-ups of 2026, from general knowledge;
 * a team named by the feed takes precedence.
 */
const FORMULA_1: Readonly<Record<string, readonly string[]>> = {
  McLaren: ['lando-norris', 'oscar-piastri'],
  Mercedes: ['george-russell', 'kimi-antonelli'],
  'Red Bull': ['max-verstappen', 'isack-hadjar'],
  Ferrari: ['charles-leclerc', 'lewis-hamilton'],
  Williams: ['alexander-albon', 'carlos-sainz-jr'],
  'Racing Bulls': ['liam-lawson', 'arvid-lindblad'],
  'Aston Martin': ['fernando-alonso', 'lance-stroll'],
  Haas: ['esteban-ocon', 'oliver-bearman'],
  Audi: ['nico-hulkenberg', 'gabriel-bortoleto'],
  Alpine: ['pierre-gasly', 'franco-colapinto'],
  Cadillac: ['sergio-perez', 'valtteri-bottas'],
};

const CUP: Readonly<Record<string, readonly string[]>> = {
  'Hendrick Motorsports': ['kyle-larson', 'chase-elliott', 'william-byron', 'alex-bowman'],
  'Joe Gibbs Racing': ['denny-hamlin', 'chase-briscoe', 'christopher-bell', 'ty-gibbs'],
  'Team Penske': ['austin-cindric', 'ryan-blaney', 'joey-logano'],
  '23XI Racing': ['bubba-wallace', 'riley-herbst', 'tyler-reddick'],
  'RFK Racing': ['brad-keselowski', 'chris-buescher', 'ryan-preece'],
  'Trackhouse Racing': ['ross-chastain', 'connor-zilisch', 'shane-van-gisbergen'],
  'Spire Motorsports': ['daniel-suarez', 'michael-mcdowell', 'carson-hocevar'],
  'Front Row Motorsports': ['noah-gragson', 'todd-gilliland', 'zane-smith'],
  'Richard Childress Racing': ['austin-dillon', 'kyle-busch'],
  'Legacy Motor Club': ['erik-jones', 'john-hunter-nemechek', 'jimmie-johnson'],
  'Wood Brothers Racing': ['josh-berry'],
  'Haas Factory Team': ['cole-custer'],
  'HYAK Motorsports': ['ricky-stenhouse-jr'],
  'Kaulig Racing': ['ty-dillon', 'aj-allmendinger'],
  'Rick Ware Racing': ['cody-ware'],
};

const byDriver = (
  teams: Readonly<Record<string, readonly string[]>>,
): ReadonlyMap<string, string> =>
  new Map(Object.entries(teams).flatMap(([team, drivers]) => drivers.map((key) => [key, team])));

/** Formula 1's teams, with that table's names. */
export const FORMULA_1_TEAMS: readonly string[] = Object.keys(FORMULA_1);

const FORMULA_1_DRIVERS = byDriver(FORMULA_1);
const CUP_DRIVERS = byDriver(CUP);

export const formula1Team = (driver: string): string | undefined =>
  FORMULA_1_DRIVERS.get(formula1Key(driver));

export const cupTeam = (driver: string): string | undefined => CUP_DRIVERS.get(stockCarKey(driver));
