import type { League } from '../leagues/league.ts';
import type { PastGame, PastMonth } from './pastGame.ts';

/** What a list of past games is of. */
export type ArchiveAsked =
  | { readonly of: 'all'; readonly months: readonly PastMonth[] }
  | { readonly of: 'league'; readonly league: League; readonly months: readonly PastMonth[] }
  | {
      readonly of: 'month';
      readonly league: League;
      readonly month: string;
      readonly games: readonly PastGame[];
      /** The league's months, for the ones next to it. */
      readonly months: readonly PastMonth[];
    }
  | {
      readonly of: 'team';
      readonly league: League;
      readonly name: string;
      readonly part: string;
      readonly games: readonly PastGame[];
    };
