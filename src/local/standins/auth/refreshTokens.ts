import type { Query } from '../../services/query.ts';
import type { Call } from './call.ts';
import * as plain from './plainTokens.ts';
import type { Found, Lock, Session } from './sessionRows.ts';
import * as signed from './signedTokens.ts';

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
