import type { TeamSeason } from '#domain/follow/teamSeason.ts';
import type { VoiceBoard } from './board.ts';

/** How the line names its operator. */
export interface House {
  readonly name: string;
  /** https address of the site. */
  readonly url: string;
  readonly helpLine: string;
}

/** What a caller's code opens now, by the database. */
export type VoiceAccess =
  | { readonly access: 'none' | 'open' | 'notPremium' | 'ended' }
  /** Shut out at their own wish until an instant, ISO 8601 in UTC. */
  | { readonly access: 'shutOut'; readonly until: string };

/** Input for a screen of the line. */
export interface Scene {
  readonly house: House;
  /** Undefined if the figures cannot be read. */
  readonly board: VoiceBoard | undefined;
  /** Whether a member's code has opened the picks. */
  readonly open: boolean;
  /** Ids of what the member follows, and their seasons: none before the code, or where they cannot be read. */
  readonly follows?: readonly string[] | undefined;
  readonly seasons?: ReadonlyMap<string, TeamSeason> | undefined;
  readonly now: Date;
}
