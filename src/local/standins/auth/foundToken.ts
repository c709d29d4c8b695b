import type { Query } from '../../services/query.ts';
import type { Call } from './call.ts';
import type { Session } from './sessionRows.ts';

/** What a refresh token leads to. */
export interface Found {
  readonly session: Session;
  /** When the token itself was made or used. */
  readonly touched: Date | undefined;
  /** The next token; undefined if this one was used too often, for which its session was revoked. */
  readonly next: (call: Call, query: Query) => Promise<string | undefined>;
}

/** `for update skip locked`, or nothing. */
export type Lock = '' | 'for update skip locked';
