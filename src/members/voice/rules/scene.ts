import type { Board } from './board.ts';

/** What the line says of who runs it. */
export interface House {
  readonly name: string;
  /** https address of the site. */
  readonly url: string;
  readonly helpLine: string;
}

/** What a caller's code opens now, as the database has it. */
export type Access =
  | { readonly access: 'none' | 'open' | 'notPremium' | 'ended' }
  /** Shut out by their own wish, until an instant, ISO 8601 in UTC. */
  | { readonly access: 'shutOut'; readonly until: string };

/** What a screen of the line is made from. */
export interface Scene {
  readonly house: House;
  /** Undefined where the figures cannot be read. */
  readonly board: Board | undefined;
  /** Whether a member's code has opened the picks. */
  readonly open: boolean;
  readonly now: Date;
}
