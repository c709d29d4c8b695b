import { readSpread } from '../../../reading/markets.ts';

/** Abbreviations of both sides as the event names them. */
export interface Sides {
  readonly home: string;
  readonly away: string;
}

const NAMED = /^(\S{1,8}) ([+-]?\d{1,3}(?:\.\d{1,2})?)$/;

/**
 * Home handicap from the one-line summary: "TEN -5.5" names a team and its handicap, "EVEN" is 0.
 * Where the moneyline is the main market the same field holds a price ("LAD -114"): 100 and beyond is none.
 */
export function homeLineOfDetails(details: string | undefined, sides: Sides): number | undefined {
  if (!details) return undefined;
  const named = NAMED.exec(details.toUpperCase());
  if (!named) return readSpread(details);
  const line = readSpread(named[2]);
  if (line === undefined || Math.abs(line) >= 100) return undefined;
  if (named[1] === sides.home.toUpperCase()) return line;
  return named[1] === sides.away.toUpperCase() ? 0 - line : undefined;
}
