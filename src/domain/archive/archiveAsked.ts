import type { EventLeague } from '../leagues/eventLeague.ts';
import type { League } from '../leagues/league.ts';
import type { ArchiveLeague } from './archiveLeague.ts';
import type { PastEvent } from './pastEvent.ts';
import type { PastGame } from './pastGame.ts';
import type { PastMonth } from './pastMonth.ts';

/** What a list of past contests is of. */
export type ArchiveAsked =
  | { readonly of: 'all'; readonly months: readonly PastMonth[] }
  | { readonly of: 'league'; readonly league: ArchiveLeague; readonly months: readonly PastMonth[] }
  | {
      readonly of: 'month';
      readonly league: League;
      readonly month: string;
      readonly games: readonly PastGame[];
      /** The league's months, for the ones next to it. */
      readonly months: readonly PastMonth[];
    }
  | {
      readonly of: 'eventMonth';
      readonly league: EventLeague;
      readonly month: string;
      readonly events: readonly PastEvent[];
      readonly months: readonly PastMonth[];
    }
  | {
      readonly of: 'team';
      readonly league: League;
      readonly name: string;
      readonly part: string;
      readonly games: readonly PastGame[];
    }
  /** A fighter, player or driver. */
  | {
      readonly of: 'name';
      readonly league: EventLeague;
      readonly name: string;
      readonly part: string;
      readonly events: readonly PastEvent[];
    };

/** The contests of a list that has them; undefined of one that has months. */
export const contestsOf = (asked: ArchiveAsked): readonly unknown[] | undefined =>
  'games' in asked ? asked.games : 'events' in asked ? asked.events : undefined;
