import type { OddsQuote } from '#domain/prices/odds.ts';

const MIN_PRICE = 100;
const MAX_PRICE = 100_000;
const MAX_SPREAD = 100;
const MAX_TOTAL = 500;

const EVEN = /^(EVEN|EV|PK|PICK|PICK'?EM)$/i;
const NUMBER = /^[+-]?\d{1,6}(\.\d{1,3})?$/;

/** Number of a price or line as ESPN writes it: 7.5, "-114", "+1.5", "o9"; `even` for "EVEN" or "PK". */
function figure(value: unknown, even: number): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return undefined;
  const plain = value.trim().replace('−', '-');
  if (EVEN.test(plain)) return even;
  const digits = plain.replace(/^[ou](?=\d)/i, '');
  return NUMBER.test(digits) ? Number(digits) : undefined;
}

/** American price as books quote it, whole, |price| 100–100,000; "EVEN" is 100. Undefined for "OFF" and anything else. */
export function readPrice(value: unknown): number | undefined {
  const price = figure(value, MIN_PRICE);
  if (price === undefined) return undefined;
  const size = Math.abs(price);
  return size >= MIN_PRICE && size <= MAX_PRICE ? Math.round(price) : undefined;
}

/** Handicap of one side in points, |line| ≤ 100; "PK" and "EVEN" are 0. */
export function readSpread(value: unknown): number | undefined {
  const line = figure(value, 0);
  if (line === undefined || !(Math.abs(line) <= MAX_SPREAD)) return undefined;
  return line === 0 ? 0 : line;
}

/** Total points, above 0 and at most 500. */
export function readTotal(value: unknown): number | undefined {
  const line = figure(value, 0);
  return line !== undefined && line > 0 && line <= MAX_TOTAL ? line : undefined;
}

export type Moneyline = NonNullable<OddsQuote['moneyline']>;
export type Spread = NonNullable<OddsQuote['spread']>;
export type Total = NonNullable<OddsQuote['total']>;

/** A market from raw figures of one moment; undefined where it is not whole or contradicts itself. */

/** Both sides' prices are needed: one alone gives no probability. */
export function moneylineOf(home: unknown, away: unknown, draw?: unknown): Moneyline | undefined {
  const prices = { home: readPrice(home), away: readPrice(away), draw: readPrice(draw) };
  if (prices.home === undefined || prices.away === undefined) return undefined;
  const { draw: level } = prices;
  const sides = { home: prices.home, away: prices.away };
  return level === undefined ? sides : { ...sides, draw: level };
}

/** `homeLine` and `awayLine` mirror each other; either will do. */
export function spreadOf(
  homeLine: unknown,
  awayLine: unknown,
  home: unknown,
  away: unknown,
): Spread | undefined {
  const ours = readSpread(homeLine);
  const theirs = readSpread(awayLine);
  if (ours !== undefined && theirs !== undefined && ours + theirs !== 0) return undefined;
  const line = ours ?? (theirs === undefined ? undefined : 0 - theirs);
  if (line === undefined) return undefined;
  return { line, home: readPrice(home), away: readPrice(away) };
}

/** `overLine` and `underLine` are the same; either will do. */
export function totalOf(
  overLine: unknown,
  underLine: unknown,
  over: unknown,
  under: unknown,
): Total | undefined {
  const upper = readTotal(overLine);
  const lower = readTotal(underLine);
  if (upper !== undefined && lower !== undefined && upper !== lower) return undefined;
  const line = upper ?? lower;
  if (line === undefined) return undefined;
  return { line, over: readPrice(over), under: readPrice(under) };
}

/** The first candidate there is; each is only worked out when it is needed. */
export function firstOf<T>(candidates: readonly (() => T | undefined)[]): T | undefined {
  for (const candidate of candidates) {
    const value = candidate();
    if (value !== undefined) return value;
  }
  return undefined;
}
