import { fightEvent } from '#contract/answers/fights/event.ts';
import { INDIVIDUAL_SPORTS, individualEvent } from '#contract/answers/individual/event.ts';
import { individualEventSchema } from '#contract/answers/individual/schema.ts';
import { ufcEventSchema } from '#contract/ufcUpcoming.ts';
import { ofSport, type SportEvent } from '#domain/events/sportEvent.ts';
import { isOpen, latestEnd } from '#domain/events/upcomingEvents.ts';
import { KEYS } from './keys.ts';
import { item, type PublishedSlate, type Refused } from './rendering.ts';
import { list, type Piece, type TimedText } from './timedText.ts';

const listed = (event: SportEvent, refused: Refused): Piece[] => {
  const shown = isOpen(event) ? individualEvent(event) : undefined;
  return shown ? item(individualEventSchema, shown, refused, { until: latestEnd(event) }) : [];
};

/** A UFC card as an individual event with the whole card, once a bout is named. */
const withCard = (event: SportEvent, refused: Refused): Piece[] => {
  const shown = isOpen(event) && event.kind === 'fights' ? individualEvent(event) : undefined;
  if (!shown || event.kind !== 'fights') return [];
  const value = { ...shown, card: fightEvent(event) };
  return item(ufcEventSchema, value, refused, { until: latestEnd(event) });
};

/** Events under way or still to start: of all individual sports, of each, and UFC cards. */
export function renderIndividualEvents(
  { events }: PublishedSlate,
  refused: Refused,
): readonly (readonly [string, TimedText])[] {
  const of = (some: readonly SportEvent[]) => list(some.flatMap((event) => listed(event, refused)));
  const cards = ofSport(events, 'UFC').flatMap((event) => withCard(event, refused));
  return [
    [KEYS.individualEvents(), of(events)],
    ...INDIVIDUAL_SPORTS.map(
      (sport) => [KEYS.individualEvents(sport), of(ofSport(events, sport))] as const,
    ),
    [KEYS.ufc, list(cards)],
  ];
}
