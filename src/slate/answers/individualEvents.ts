import { fightEvent } from '#contract/answers/fights/event.ts';
import { individualEvent } from '#contract/answers/individual/event.ts';
import { individualEventSchema } from '#contract/answers/individual/schema.ts';
import { ufcEventSchema } from '#contract/ufcUpcoming.ts';
import { ofSport, type SportEvent } from '#domain/events/sportEvent.ts';
import { isOpen, latestEnd } from '#domain/events/upcomingEvents.ts';
import { INDIVIDUAL_SPORTS } from '#domain/leagues/individualSport.ts';
import { ANSWER_KEYS } from './keys.ts';
import { item, type OnBreach, type RenderedSlate } from './rendering.ts';
import { type TimedPiece, type TimedText, timedList } from './timedText.ts';

const listed = (event: SportEvent, refused: OnBreach): TimedPiece[] => {
  const shown = isOpen(event) ? individualEvent(event) : undefined;
  return shown ? item(individualEventSchema, shown, refused, { until: latestEnd(event) }) : [];
};

/** A UFC card as an individual event with the whole card, as soon as a bout is named. */
const withCard = (event: SportEvent, refused: OnBreach): TimedPiece[] => {
  const shown = isOpen(event) && event.kind === 'fights' ? individualEvent(event) : undefined;
  if (!shown || event.kind !== 'fights') return [];
  const value = { ...shown, card: fightEvent(event) };
  return item(ufcEventSchema, value, refused, { until: latestEnd(event) });
};

/** Events under way or still to start: of all individual sports, of each, and UFC cards. */
export function renderIndividualEvents(
  { events }: RenderedSlate,
  refused: OnBreach,
): readonly (readonly [string, TimedText])[] {
  const of = (some: readonly SportEvent[]) =>
    timedList(some.flatMap((event) => listed(event, refused)));
  const cards = ofSport(events, 'UFC').flatMap((event) => withCard(event, refused));
  return [
    [ANSWER_KEYS.individualEvents(), of(events)],
    ...INDIVIDUAL_SPORTS.map(
      (sport) => [ANSWER_KEYS.individualEvents(sport), of(ofSport(events, sport))] as const,
    ),
    [ANSWER_KEYS.ufc, timedList(cards)],
  ];
}
