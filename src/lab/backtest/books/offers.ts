import { voiceOf } from '#domain/prices/sharpVoices.ts';
import type { BookOffer } from './types.ts';

/** Means of books, and forecasts: no book offers them. */
const NO_BOOKS: ReadonlySet<string> = new Set([
  'max',
  'avg',
  'consensus',
  'numberfire',
  'teamrankings',
]);

/** Books of the files under our own ids. */
const IDS: Readonly<Record<string, string>> = { betfair: 'betfair_ex', onexbet: '1xbet' };

/** Undefined for what is no book, and for prices that cannot be one market's. */
export function bookOffer(
  league: string,
  name: string,
  prices: readonly (number | undefined)[],
): BookOffer | undefined {
  if (NO_BOOKS.has(name)) return undefined;
  const book = IDS[name] ?? name;
  const voice = voiceOf(league, book, prices);
  return voice && { book, prices, voice };
}
