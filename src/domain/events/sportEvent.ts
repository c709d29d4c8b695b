import { type EventLeague, GOLF_TOURS } from '../leagues/eventLeague.ts';
import type { EventSport, Stored } from './event.ts';
import type { FightCard } from './fightCard.ts';
import type { GolfTournament } from './golfTournament.ts';
import type { RaceEvent } from './race.ts';
import type { TennisMatch } from './tennisMatch.ts';

/** An event of any individual sport, distinguished by `kind`. */
export type EventBody = FightCard | TennisMatch | RaceEvent | GolfTournament;

/** An event as the store keeps it and the site shows it. */
export type SportEvent = EventBody & Stored;
export type StoredEvent<Body extends EventBody> = Body & Stored;

/** A feed's event, before we add anything. */
export type FeedEvent = EventBody & {
  /** The feed's own id, unique within the feed. */
  readonly sourceId: string;
};

const GOLF: readonly string[] = GOLF_TOURS;

/** The specification's sport of a league, tour or series. */
export function sportOf(league: EventLeague): EventSport {
  if (league === 'UFC' || league === 'Boxing' || league === 'F1') return league;
  if (league === 'ATP' || league === 'WTA') return 'Tennis';
  return GOLF.includes(league) ? 'Golf' : 'NASCAR';
}

/** Events of one sport, in their order. */
export const ofSport = (events: readonly SportEvent[], sport: EventSport): readonly SportEvent[] =>
  events.filter(({ league }) => sportOf(league) === sport);
