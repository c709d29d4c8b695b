import { nextHead } from '#components/event/eventTitle.ts';
import { eventWinner } from '#domain/events/eventPick.ts';
import type { SportEvent, StoredEvent } from '#domain/events/sportEvent.ts';
import { upcomingEvents } from '#domain/events/upcomingEvents.ts';
import { percent } from '#domain/numbers/numbers.ts';
import { longDate, longDateTime } from '#domain/time/time.ts';
import type { CardFigure, ShareCard } from './card.ts';

/** The social card of a sport's page: its next event by name, with both sides' chances or those of the field's leaders. */
export function eventCard(
  title: string,
  events: readonly StoredEvent<SportEvent>[],
  now: Date,
): ShareCard {
  const ahead = upcomingEvents([...events], now);
  const count = {
    label: ahead.length === 1 ? 'event ahead' : 'events ahead',
    value: String(ahead.length),
  };
  const found = nextHead(ahead, now);
  const next = ahead.find(({ id }) => id === found?.event.id);
  const pick = next && eventWinner(next);
  if (!found || !next || !pick) return { title, figures: [count] };
  const { sides, name } = found.head;
  const away = sides && 100 * sides.shareOfA;
  const chances: readonly CardFigure[] =
    sides && away !== undefined
      ? [
          { label: `${sides.a} wins`, value: percent(away, 1), side: 'away' },
          { label: `${sides.b} wins`, value: percent(100 - away, 1), side: 'home' },
        ]
      : [
          {
            label: `${pick.participant}, predicted winner`,
            value: percent(100 * pick.confidence, 1),
          },
        ];
  return {
    title: name,
    kicker: `${next.sample ? 'Sample · ' : ''}${title} · ${longDate(next.startTime)}`,
    figures: [
      ...chances,
      ...(pick.often
        ? [{ label: `most often ${pick.often.text}`, value: percent(100 * pick.often.share) }]
        : []),
      ...(ahead.length > 1 ? [count] : []),
    ],
    ...(away !== undefined && { comb: { away, draw: 0 } }),
    asOf: `As of ${longDateTime(next.asOf)}`,
  };
}
