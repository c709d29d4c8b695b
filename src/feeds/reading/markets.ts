import type { OddsQuote } from '#domain/prices/odds.ts';

const MIN_PRICE = 100;
const MAX_PRICE = 100_000;
const MAX_SPREAD = 100;
const MAX_TOTAL = 500;

const EVEN = /^(EVENS?|EVS?|PK|PICK|PICK'?EM)$/i;
const NUMBER = /^[+-]?\d{1,6}(\.\d{1,3})?$/;

/** "8½" is 8.5 */
const HALVES: Readonly<Record<string, string>> = { '¼': '.25', '½': '.5', '¾': '.75' };

/** Number of a price or line as ESPN writes it: 7.5, "-114", "+1.5", "o9"; `even` for "EVEN" or "PK". */
function figure(value: unknown, even: number): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return undefined;
  const plain = value
    .trim()
    .replace(/^[−–]/, '-')
    .replace(/[¼½¾]$/, (part) => HALVES[part] ?? part);
  if (EVEN.test(plain)) return even;
  const digits = plain.replace(/^([ou]|over|under) ?(?=\d)/i, '');
  return NUMBER.test(digits) ? Number(digits) : undefined;
}

/** American price from the profit on a stake of one, `profit` > 0. */
function ofProfit(profit: number): number | undefined {
  const price = profit >= 1 ? 100 * profit : -100 / profit;
  return Math.abs(price) <= MAX_PRICE ? Math.round(price) : undefined;
}

/** "11/10" wins 1.1 per unit. */
const FRACTION = /^(\d{1,4})\s*[/⁄]\s*(\d{1,4})$/;

function readFraction(value: unknown): number | undefined {
  const [, won, staked] = (typeof value === 'string' && FRACTION.exec(value.trim())) || [];
  const profit = Number(won) / Number(staked);
  return Number.isFinite(profit) && profit > 0 ? ofProfit(profit) : undefined;
}

/** American price from decimal odds, the return on a stake of one: 2.1, "2.10". Above 1, at most 1,001. */
export function readDecimal(value: unknown): number | undefined {
  const odds = figure(value, 2);
  return odds !== undefined && odds > 1 && odds <= MAX_PRICE / 100 + 1
    ? ofProfit(odds - 1)
    : undefined;
}

/** Whether odds are decimal: below 100 and with a decimal point, which no American price has. */
const isDecimal = (price: number, value: unknown): boolean =>
  price > 1 &&
  price < MIN_PRICE &&
  (typeof value === 'string' ? value.includes('.') : price % 1 !== 0);

/**
 * American price as books quote it, whole, |price| 100–100,000; "EVEN" is 100. Fractions ("11/10") and decimal odds ("2.10") are
 * converted. Undefined for "OFF" and anything else.
 */
export function readQuotedPrice(value: unknown): number | undefined {
  const price = figure(value, MIN_PRICE);
  if (price === undefined) return readFraction(value);
  if (isDecimal(price, value)) return readDecimal(value);
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
function readTotal(value: unknown): number | undefined {
  const line = figure(value, 0);
  return line !== undefined && line > 0 && line <= MAX_TOTAL ? line : undefined;
}

export type Moneyline = NonNullable<OddsQuote['moneyline']>;
export type Spread = NonNullable<OddsQuote['spread']>;
export type Total = NonNullable<OddsQuote['total']>;

/** A market from raw figures at one time; undefined if it is incomplete or contradicts itself. */

/** Both sides' prices are needed: one alone gives no probability. */
export function moneylineOf(home: unknown, away: unknown, draw?: unknown): Moneyline | undefined {
  const prices = {
    home: readQuotedPrice(home),
    away: readQuotedPrice(away),
    draw: readQuotedPrice(draw),
  };
  if (prices.home === undefined || prices.away === undefined) return undefined;
  const { draw: level } = prices;
  const sides = { home: prices.home, away: prices.away };
  return level === undefined ? sides : { ...sides, draw: level };
}

/** `homeLine` and `awayLine` mirror each other; either is enough. */
export function spreadQuote(
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
  return { line, home: readQuotedPrice(home), away: readQuotedPrice(away) };
}

/** `overLine` and `underLine` are equal; either is enough. */
export function totalQuote(
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
  return { line, over: readQuotedPrice(over), under: readQuotedPrice(under) };
}

/** The first available candidate; each is computed only if needed. */
export function firstRead<T>(candidates: readonly (() => T | undefined)[]): T | undefined {
  return wholeOf(candidates, () => true);
}

/** The first complete candidate, or else the first available one. */
export function wholeOf<T>(
  candidates: readonly (() => T | undefined)[],
  isWhole: (value: T) => boolean,
): T | undefined {
  let first: T | undefined;
  for (const candidate of candidates) {
    const value = candidate();
    if (value !== undefined && isWhole(value)) return value;
    first ??= value;
  }
  return first;
}
