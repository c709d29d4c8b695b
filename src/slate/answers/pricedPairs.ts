import { pricedPairSchema } from '#contract/events/pricedPair.ts';
import { pricedPairs } from '#domain/events/pricedPair.ts';
import { ANSWER_KEYS } from './keys.ts';
import { item, type OnBreach, type RenderedSlate } from './rendering.ts';
import { type TimedText, timedList } from './timedText.ts';

/** Bouts and matches to come that have a bookmaker's quote, each until it starts. */
export function renderPricedPairs(
  { events }: RenderedSlate,
  refused: OnBreach,
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
  return [[ANSWER_KEYS.pricedPairs, timedList(pieces)]];
}
