import type { EventStatus } from '#domain/events/event.ts';
import { answerOf, joinedAnswers, quarantinedAnswer } from '../../../eventAnswer.ts';
import type { EventAnswer } from '../../../eventSource.ts';
import { looseInstant } from '../../../reading/fields.ts';
import { itemName } from '../../../reading/items.ts';
import { espnVenueSchema, readEspnVenue, readStatus } from '../schema.ts';
import { readerOf } from '../scoreboard.ts';
import { type ListedBout, readBout } from './bout.ts';
import { orderBouts } from './order.ts';
import { cardSchema, type EspnCard } from './schema.ts';

/** Status of the card: the feed's, or else from its bouts. */
function cardStatus({ status }: EspnCard, bouts: readonly ListedBout[]): EventStatus {
  const said = readStatus(status);
  if (said) return said;
  const stages = new Set(bouts.map(({ raw }) => readStatus(raw.status)));
  if (stages.size === 1 && stages.has('final')) return 'final';
  return stages.has('final') || stages.has('live') ? 'live' : 'scheduled';
}

/** Reads UFC cards: an event is a card, its competitions are the bouts. Canceled bouts are left out. */
export const cardReader = (asOf: string) =>
  readerOf(cardSchema, (card, item): EventAnswer => {
    const listed: ListedBout[] = [];
    const bad: EventAnswer[] = [];
    for (const [index, value] of (card.competitions ?? []).entries()) {
      const bout = readBout(value, asOf);
      if (!bout.ok) bad.push(quarantinedAnswer(`${item}/${itemName(value, index)}`, bout.reason));
      else if (!bout.value.off) listed.push(bout.value);
    }
    const startTime =
      looseInstant(card.date) ?? listed.map(({ start }) => looseInstant(start)).sort()[0];
    const name = card.name ?? card.shortName;
    if (!startTime) return joinedAnswers([quarantinedAnswer(item, 'no valid date'), ...bad]);
    if (!name) return joinedAnswers([quarantinedAnswer(item, 'no name'), ...bad]);
    const bouts = orderBouts(name, listed);
    const main = listed.find(({ bout }) => bout.key === bouts[0]?.key)?.raw;
    const channels = (main?.broadcasts ?? []).flatMap(({ names }) => names ?? []).filter(Boolean);
    const place = espnVenueSchema.parse(card.venues?.[0]) ?? main?.venue;
    const found = answerOf({
      kind: 'fights',
      sourceId: `ufc-${card.id}`,
      league: 'UFC',
      name,
      startTime,
      timeKnown: main?.timeValid !== false,
      status: cardStatus(card, listed),
      venue: readEspnVenue(place),
      promoter: 'UFC',
      broadcaster: [...new Set(channels)].join(', ') || undefined,
      bouts,
    });
    return joinedAnswers([found, ...bad]);
  });
