import { isPlaceholder } from '#domain/events/placeholder.ts';
import { VERSUS } from '../boxing/fighters.ts';
import type { SportsDbEvent } from '../schema.ts';

/** Words that end a tournament's name, and what may follow before the first player's. */
const TOURNAMENT =
  /^(.*\b(?:open|masters|cup|championships?|internationals?|internazionali|classic|trophy|finals|wimbledon|garros|grand prix|indoors|challenger|games|tour)\b)((?:\s+(?:\d{4}|(?:wo)?men'?s|singles|final|semi-?finals?|quarter-?finals?|(?:\d(?:st|nd|rd|th) )?round(?: (?:of )?\d+)?|day \d+|[-–:|]))*)[\s:–-]+(.+)$/i;

const REGIONS = new Intl.DisplayNames(['en'], { type: 'region' });
const LETTERS = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at));
/** Names of all countries, for ties of nations. */
const COUNTRIES: ReadonlySet<string> = new Set([
  ...LETTERS.flatMap((one) => LETTERS.map((other) => REGIONS.of(one + other) ?? '')),
  'USA',
  'Great Britain',
  'Czech Republic',
  'Chinese Taipei',
  'Team Europe',
  'Team World',
]);

interface Players {
  readonly a: string;
  readonly b: string;
  /** Name as in the event's name. */
  readonly tournament: string | undefined;
}

/** A longer name is a tournament's, followed by a player's. */
const MOST_WORDS = 4;

/**
 * The players of a match: home and away, else both sides of "Halle Open Jannik Sinner vs Alexander Zverev", or why there are
 * none.
 */
export function tennisPlayersOf({
  strHomeTeam,
  strAwayTeam,
  strEvent,
}: Pick<SportsDbEvent, 'strHomeTeam' | 'strAwayTeam' | 'strEvent'>): Players | string {
  const [left, right, ...more] = strEvent?.split(VERSUS) ?? [];
  const split = TOURNAMENT.exec(left ?? '');
  const named = more.length === 0 && left && right;
  const a = strHomeTeam && strAwayTeam ? strHomeTeam : named && (split?.[3] ?? left).trim();
  const b = strHomeTeam && strAwayTeam ? strAwayTeam : named && right.trim();
  if (!a || !b || a === b) return 'not a match of two';
  if (/[/&]/.test(`${a} ${b}`)) return 'doubles';
  if (COUNTRIES.has(a) || COUNTRIES.has(b)) return 'a tie of nations';
  if ([a, b].some((name) => name.split(' ').length > MOST_WORDS))
    return 'players not told from the tournament';
  if (isPlaceholder(a) || isPlaceholder(b)) return 'a player is not known yet';
  return { a, b, tournament: split?.[1]?.trim() };
}
