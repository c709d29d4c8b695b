import { eventPick } from '#domain/events/eventPick.ts';
import { eventType } from '#domain/events/eventType.ts';
import { type SportEvent, sportOf } from '#domain/events/sportEvent.ts';
import type { Dated } from '../../asOf.ts';
import { type EventChances, eventChances } from './chances.ts';

/** Sports that /api/individual-events/upcoming answers for. Boxing and golf have endpoints of their own. */
export const INDIVIDUAL_SPORTS = ['UFC', 'Tennis', 'F1', 'NASCAR'] as const;
export type IndividualSport = (typeof INDIVIDUAL_SPORTS)[number];

/** The sport a query value names, in any letter case; undefined where there is none. */
export const findIndividualSport = (text: string): IndividualSport | undefined =>
  INDIVIDUAL_SPORTS.find((sport) => sport.toLowerCase() === text.toLowerCase());

/** The specification's individual event. */
export interface IndividualEvent extends Dated {
  readonly id: number;
  readonly name: string;
  readonly sport: IndividualSport;
  /** Words of the type badge: "Race", "Cup Series", "Fight Night", "Match" … */
  readonly eventType: string;
  /** Scheduled start, ISO 8601 in UTC; noon in New York while `timeKnown` is false. */
  readonly eventTime: string;
  readonly timeKnown: boolean;
  /** Name of the place; empty while unknown. */
  readonly venue: string;
  /** Who the prediction is about; absent while there is none. */
  readonly participant?: { readonly name: string } | undefined;
  readonly prediction?:
    | {
        /** Share of simulated runs, 0–1. */
        readonly confidence: number;
        readonly outcome: string;
      }
    | undefined;
  /** Everyone's chances; absent without a prediction. */
  readonly predictions?: EventChances | undefined;
  /** True for a sample. */
  readonly sample: boolean;
}

/** An event as the list of individual events shows it; undefined for sports with endpoints of their own. */
export function individualEvent(event: SportEvent): Required<IndividualEvent> | undefined {
  const sport = findIndividualSport(sportOf(event.league));
  if (sport === undefined) return undefined;
  const pick = eventPick(event);
  const { id, name, startTime: eventTime, timeKnown, venue, sample, asOf } = event;
  return {
    id,
    name,
    sport,
    eventType: eventType(event),
    eventTime,
    timeKnown,
    venue: venue?.name ?? (event.kind === 'race' ? event.track : ''),
    participant: pick && { name: pick.participant },
    prediction: pick && { confidence: pick.confidence, outcome: pick.words },
    predictions: eventChances(event),
    sample,
    asOf,
  };
}
