import { eventWinner } from '#domain/events/eventPick.ts';
import type { SportEvent, StoredEvent } from '#domain/events/sportEvent.ts';
import { upcomingEvents } from '#domain/events/upcomingEvents.ts';
import { percent } from '#domain/numbers.ts';
import { longDate, longDateTime } from '#domain/time.ts';
import type { Card } from './card.ts';

/** The social card of a sport's page: its next event with who most likely wins it. */
export function eventCard(
  title: string,
  events: readonly StoredEvent<SportEvent>[],
  now: Date,
): Card {
  const ahead = upcomingEvents([...events], now);
  const next = ahead.find((event) => eventWinner(event) !== undefined);
  const pick = next && eventWinner(next);
  const count = {
    label: ahead.length === 1 ? 'event ahead' : 'events ahead',
    value: String(ahead.length),
  };
  if (!next || !pick) return { title, figures: [count] };
  return {
    title,
    kicker: `${next.sample ? 'Sample · ' : ''}${next.name} · ${longDate(next.startTime)}`,
    figures: [
      count,
      {
        label: `${pick.participant}, likeliest to win`,
        value: percent(100 * pick.confidence, 1),
      },
      ...(pick.often
        ? [{ label: `most often ${pick.often.text}`, value: percent(100 * pick.often.share) }]
        : []),
    ],
    asOf: `As of ${longDateTime(next.asOf)}`,
  };
}
