import { american } from '../numbers/numbers.ts';
import { fairAmerican } from './americanOdds.ts';

/** Printed for outcomes that never, or always, came up. */
export const NO_FAIR_PRICE = '–';

const isPriced = (share: number): boolean => share > 0 && share < 1;

/** Fair decimal odds: 1 divided by the probability (0–1); undefined for what never or always happens. */
export const fairDecimal = (share: number): number | undefined =>
  isPriced(share) ? 1 / share : undefined;

/**
 * Whole American price at which a bet that wins with this probability (0–1) breaks even; even money is +100.
 * Undefined for what never or always happens.
 */
export function wholeFairAmerican(share: number): number | undefined {
  if (!isPriced(share)) return undefined;
  const price = Math.round(fairAmerican(share));
  return price === -100 ? 100 : price;
}

/** Fair decimal odds as pages print them: two decimals under 20, one under 100, then none. */
export function fairDecimalText(share: number): string {
  const odds = fairDecimal(share);
  return odds === undefined ? NO_FAIR_PRICE : decimalText(odds);
}

export function decimalText(odds: number): string {
  if (odds < 20) return odds.toFixed(2);
  return odds < 100 ? odds.toFixed(1) : odds.toFixed(0);
}

/** Steps in which books write prices, from each size on. */
const WRITTEN = [
  { from: 10_000, step: 1000 },
  { from: 5000, step: 500 },
  { from: 2000, step: 100 },
  { from: 1000, step: 50 },
  { from: 500, step: 25 },
  { from: 200, step: 5 },
] as const;

const stepAt = (size: number): number => WRITTEN.find(({ from }) => size >= from)?.step ?? 1;

/**
 * A whole American price rounded to the nearest that a book would write: +10209 is +10000, +1167 is +1150, +233 is +235; those
 * under 200 stay.
 */
export function writtenAmerican(price: number): number {
  const size = Math.abs(price);
  const step = stepAt(size);
  return Math.sign(price) * Math.round(size / step) * step;
}

/** The fair American price as a book would write it; undefined for what never or always happens. */
export function writtenFairAmerican(share: number): number | undefined {
  const price = wholeFairAmerican(share);
  return price === undefined ? undefined : writtenAmerican(price);
}

/** A price of ours as pages print it, a dash for none. A book's own price is printed as the book quotes it. */
export const writtenText = (price: number | undefined): string =>
  price === undefined ? NO_FAIR_PRICE : american(writtenAmerican(price));

/** The worst price worth taking as pages print it: the next written price that is no worse. */
export function writtenWorstText(price: number | undefined): string {
  if (price === undefined) return NO_FAIR_PRICE;
  const size = Math.abs(price);
  const step = stepAt(size);
  return american(price > 0 ? Math.ceil(size / step) * step : -Math.floor(size / step) * step);
}

/** The whole fair price of a worked sum, which a reader checks by hand: "−211". */
export function wholeFairText(share: number): string {
  const price = wholeFairAmerican(share);
  return price === undefined ? NO_FAIR_PRICE : american(price);
}

/** Fair American odds as pages print them: "+245", "−150", "+1150". */
export function fairAmericanText(share: number): string {
  return writtenText(wholeFairAmerican(share));
}

/** Steps of the prices that books quote: up to each bound, in such steps. */
const STEPS = [
  { below: 200, step: 10 },
  { below: 500, step: 25 },
  { below: 1000, step: 50 },
  { below: 2000, step: 100 },
  { below: 5000, step: 500 },
  { below: 10_000, step: 1000 },
  { below: 50_000, step: 5000 },
];

/** Longest price of a range: longer ones are "+50000 or longer". */
const LONGEST_AMERICAN = 50_000;

/**
 * The two quoted American prices around a fair price, the worse one for the bettor first. Undefined for shares without a price,
 * and beyond the longest.
 */
function americanRange(share: number): readonly [number, number] | undefined {
  if (!isPriced(share)) return undefined;
  const fair = fairAmerican(share);
  const size = Math.round(Math.abs(fair) * 1e6) / 1e6;
  const found = STEPS.find(({ below }) => size < below);
  if (!found) return undefined;
  const low = Math.floor(size / found.step) * found.step;
  const high = low + found.step;
  return fair < 0 ? [-high, -low] : [low, high];
}

/** "+1200 to +1300", with a line break allowed only before "to"; "+50000 or longer". */
export function americanRangeText(share: number): string {
  const range = americanRange(share);
  if (range) return `${american(range[0])} to\u00a0${american(range[1])}`;
  return share > 0 && share < 0.5 ? `${american(LONGEST_AMERICAN)} or longer` : NO_FAIR_PRICE;
}

/** Return above the fair price, per unit staked. */
const ROOM_PER_UNIT = 0.1;

/** "+2650": the American price that much above the fair one, or a dash if there is no price. */
export const aboveFairText = (share: number): string =>
  isPriced(share) ? fairAmericanText(share / (1 + ROOM_PER_UNIT)) : NO_FAIR_PRICE;
