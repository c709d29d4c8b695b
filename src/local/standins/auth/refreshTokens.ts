import type { Query } from '../../services/query.ts';
import type { Call } from './call.ts';
import * as plain from './plainTokens.ts';
import type { Session } from './sessionRows.ts';
import * as signed from './signedTokens.ts';

/** What a refresh token leads to. */
export interface Found {
  readonly session: Session;
  /** When the token itself was made or used. */
  readonly touched: Date | undefined;
  /** The token to go on with; undefined where this one was used too often, which its session has paid for. */
  readonly next: (call: Call, query: Query) => Promise<string | undefined>;
}

/** `for update skip locked`, or nothing. */
export type Lock = '' | 'for update skip locked';

export const isRefreshToken = (token: string): boolean =>
  plain.isToken(token) || signed.isToken(token);

export const findRefreshToken = (
  query: Query,
  token: string,
  lock: Lock = '',
): Promise<Found | undefined> =>
  plain.isToken(token) ? plain.find(query, token, lock) : signed.find(query, token, lock);

/** The first token of a new session. */
export const firstRefreshToken = (call: Call, query: Query, session: Session): Promise<string> =>
  call.settings.refreshTokens === 1
    ? plain.add(query, session, null, call.now)
    : signed.begin(query, session);
