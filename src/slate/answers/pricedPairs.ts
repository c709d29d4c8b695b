import { pricedPairSchema } from '#contract/events/pricedPair.ts';
import { pricedPairs } from '#domain/events/pricedPair.ts';
import { KEYS } from './keys.ts';
import { item, type PublishedSlate, type Refused } from './rendering.ts';
import { list, type TimedText } from './timedText.ts';

/** Bouts and matches to come that have a bookmaker's quote, each until it starts. */
export function renderPricedPairs(
  { events }: PublishedSlate,
  refused: Refused,
): readonly (readonly [string, TimedText])[] {
  const pieces = events
    .filter(({ status }) => status === 'scheduled')
    .flatMap((event) =>
      pricedPairs(event).flatMap((pair) =>
        item(pricedPairSchema, { ...pair, id: pair.eventId }, refused, {
          until: Date.parse(pair.startTime),
        }),
      ),
    );
  return [[KEYS.pricedPairs, list(pieces)]];
}
