import type { EventSport } from '#domain/events/event.ts';
import { ofSport, type SportEvent } from '#domain/events/sportEvent.ts';
import { keptSlate } from './keptSlate.ts';

/** Published events of a sport as the build read them, by start. */
export const loadEvents = (sport: EventSport): readonly SportEvent[] =>
  ofSport(keptSlate().events, sport);
