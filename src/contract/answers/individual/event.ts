import { eventPick } from '#domain/events/eventPick.ts';
import { eventType } from '#domain/events/eventType.ts';
import { type SportEvent, sportOf } from '#domain/events/sportEvent.ts';
import { findIndividualSport, type IndividualSport } from '#domain/leagues/individualSport.ts';
import type { Dated } from '../../asOf.ts';
import { type EventChances, eventChances } from './chances.ts';

/** The specification's individual event. */
export interface IndividualEvent extends Dated {
  readonly id: number;
  readonly name: string;
  readonly sport: IndividualSport;
  /** Text of the type badge: "Race", "Cup Series", "Fight Night", "Match" … */
  readonly eventType: string;
  /** Scheduled start, ISO 8601 in UTC; noon in New York while `timeKnown` is false. */
  readonly eventTime: string;
  readonly timeKnown: boolean;
  /** Name of the place; empty while unknown. */
  readonly venue: string;
  /** Whom the prediction is about; absent without a prediction. */
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
  /** True if it is a sample. */
  readonly sample: boolean;
}

/** An event as the list of individual events shows it; undefined for sports with their own endpoints. */
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
