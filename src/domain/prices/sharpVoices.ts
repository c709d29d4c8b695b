import { sum } from '../numbers/numbers.ts';
import { isAmericanPrice } from './americanOdds.ts';
import { operatorOf } from './bookmakers.ts';
import { devigPower } from './devig.ts';
import { bookStanding } from './sharpBooks.ts';

/** What one book says of a market at one line, its margin removed. */
export interface SharpVoice {
  readonly book: string;
  readonly operator: string;
  readonly sharp: boolean;
  readonly weight: number;
  /** Natural logarithm of each outcome's share. */
  readonly logs: readonly number[];
}

/** An exchange's price after its commission on the profit. */
function afterCommission(american: number, commission: number): number {
  if (commission === 0) return american;
  const profit = (american > 0 ? american / 100 : -100 / american) * (1 - commission);
  return profit >= 1 ? 100 * profit : -100 / profit;
}

/** Undefined unless every outcome has a price and together they can be one market's. */
export function voiceOf(
  league: string,
  book: string,
  prices: readonly (number | undefined)[],
): SharpVoice | undefined {
  const { sharp, weight, commission } = bookStanding(book, league);
  const priced = prices.filter(isAmericanPrice).map((price) => afterCommission(price, commission));
  if (priced.length < 2 || priced.length !== prices.length) return undefined;
  const implied = sum(
    priced.map((price) => (price > 0 ? 100 / (price + 100) : price / (price - 100))),
  );
  if (implied < 0.9 || implied > 1.6) return undefined;
  const logs = devigPower(priced).map(Math.log);
  return { book, operator: operatorOf(book), sharp, weight, logs };
}

/**
 * An operator's brands as one voice: the mean of what they say. Where they weigh differently, as an exchange and the sportsbook
 * beside it, those that weigh most speak alone.
 */
function perOperator(voices: readonly SharpVoice[]): readonly SharpVoice[] {
  if (new Set(voices.map(({ operator }) => operator)).size === voices.length) return voices;
  const all = new Map<string, SharpVoice[]>();
  for (const voice of voices) all.set(voice.operator, [...(all.get(voice.operator) ?? []), voice]);
  return [...all.values()].flatMap((every) => {
    const most = Math.max(...every.map(({ weight }) => weight));
    const brands = every.filter(({ weight }) => weight === most);
    const [first] = brands;
    if (!first) return [];
    const logs = first.logs.map(
      (_, at) => sum(brands.map((brand) => brand.logs[at] ?? 0)) / brands.length,
    );
    return [{ ...first, logs }];
  });
}

/** The consensus of some voices: each outcome's share, 0–1, and how many operators spoke. */
export interface Agreed {
  readonly shares: readonly number[];
  readonly operators: number;
  readonly sharps: number;
}

/**
 * Weighted mean in log-odds: with three outcomes, weighted geometric means scaled to sum to 1, which for two is the same thing.
 * Undefined without voices.
 * @param without the operator that is judged: nobody is judged by its own price
 */
export function agreedShares(voices: readonly SharpVoice[], without?: string): Agreed | undefined {
  const heard = perOperator(voices.filter(({ operator }) => operator !== without));
  const [first] = heard;
  if (!first) return undefined;
  const weight = sum(heard.map((voice) => voice.weight));
  const means = first.logs.map((_, at) =>
    Math.exp(sum(heard.map((voice) => voice.weight * (voice.logs[at] ?? 0))) / weight),
  );
  const total = sum(means);
  return {
    shares: means.map((one) => one / total),
    operators: heard.length,
    sharps: heard.filter(({ sharp }) => sharp).length,
  };
}
