import { SESSION_TYPES, sessionType } from './session.ts';
import type { SportEvent } from './sportEvent.ts';

const SERIES = {
  'NASCAR-Cup': 'Cup Series',
  'NASCAR-Xfinity': 'Xfinity Series',
  'NASCAR-Truck': 'Craftsman Truck Series',
} as const;

/** The words on an event's type badge. */
export const EVENT_TYPES = [
  'Title Fight',
  'Fight Night',
  'Fight',
  'Match',
  ...SESSION_TYPES,
  ...Object.values(SERIES),
  'Tournament',
] as const;
type EventType = (typeof EVENT_TYPES)[number];

/** The word on an event's type badge. */
export function eventType(event: SportEvent): EventType {
  switch (event.kind) {
    case 'fights':
      if (event.bouts[0]?.titleFight) return 'Title Fight';
      return event.league === 'UFC' ? 'Fight Night' : 'Fight';
    case 'match':
      return 'Match';
    case 'race':
      return event.league === 'F1' ? sessionType(event.name) : SERIES[event.league];
    case 'tournament':
      return 'Tournament';
  }
}
