import type { OddsQuote } from '#domain/prices/odds.ts';
import { readPrice, readSpread, readTotal } from './price.ts';

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
