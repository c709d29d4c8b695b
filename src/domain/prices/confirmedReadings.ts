import { bookStanding, isUsLeague } from './sharpBooks.ts';
import type { PriceSpan } from './sharpReading.ts';

/** A reading of one league. Times are milliseconds since 1970. */
export interface ReadingAt {
  readonly league: string;
  readonly now: number;
  /** The reading before it; undefined for the first one. */
  readonly before: number | undefined;
}

/** In leagues of the United States books follow within minutes: what a slower reading finds is gone or wrong. */
const SLOWEST_US_MS = 5 * 60_000;

/** Whether readings are so far apart that this one says nothing of who lags. */
export const tooSlow = ({ league, now, before }: ReadingAt): boolean =>
  before === undefined || (isUsLeague(league) && now - before > SLOWEST_US_MS);

/**
 * The history as far as two readings have shown it: a sharp book's price that this reading is the first to show may be gone with the
 * next one, as feeds flicker, so its old price still speaks.
 */
export function confirmedHistory(
  { league, now }: Pick<ReadingAt, 'league' | 'now'>,
  history: readonly PriceSpan[],
): readonly PriceSpan[] {
  const isNew = ({ book, seenFrom }: PriceSpan) =>
    seenFrom >= now && bookStanding(book, league).sharp;
  const fresh = history.filter(isNew);
  if (fresh.length === 0) return history;
  const replaced = new Map<PriceSpan, PriceSpan>();
  for (const span of fresh) {
    const old = history
      .filter((one) => one.book === span.book && one.market === span.market && !isNew(one))
      .toSorted((one, other) => one.seenFrom - other.seenFrom)
      .at(-1);
    if (old) replaced.set(old, { ...old, seenTo: now });
  }
  return history.filter((span) => !isNew(span)).map((span) => replaced.get(span) ?? span);
}
