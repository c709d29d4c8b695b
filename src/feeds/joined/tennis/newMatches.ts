import type { FeedEvent } from '#domain/events/sportEvent.ts';
import type { TennisMatch } from '#domain/events/tennisMatch.ts';
import { withoutAccents } from '#domain/words/plainLetters.ts';

const DAY_MS = 86_400_000;

/** Last word of a name in plain letters: feeds shorten first names. */
const surname = (name: string): string =>
  withoutAccents(name)
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .findLast((word) => word.length > 1) ?? name;

const pairOf = ({ a, b }: TennisMatch): string =>
  [surname(a.name), surname(b.name)].sort().join('|');

/** A second feed's matches that the first lacks: no match of the same two within a day. */
export function newMatches(
  first: readonly FeedEvent[],
  second: readonly FeedEvent[],
): readonly FeedEvent[] {
  const starts = new Map<string, number[]>();
  for (const event of first) {
    if (event.kind !== 'match') continue;
    starts.set(pairOf(event), [...(starts.get(pairOf(event)) ?? []), Date.parse(event.startTime)]);
  }
  return second.filter((event) => {
    if (event.kind !== 'match') return true;
    const start = Date.parse(event.startTime);
    return !starts.get(pairOf(event))?.some((other) => Math.abs(other - start) <= DAY_MS);
  });
}
