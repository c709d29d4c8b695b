import { sessionType } from './session.ts';
import type { SportEvent } from './sportEvent.ts';

const SERIES = {
  'NASCAR-Cup': 'Cup Series',
  'NASCAR-Xfinity': 'Xfinity Series',
  'NASCAR-Truck': 'Craftsman Truck Series',
} as const;

/** The word on an event's type badge: "Fight Night", "Title Fight", "Match", "Qualifying", "Cup Series", "Tournament". */
export function eventType(event: SportEvent): string {
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
