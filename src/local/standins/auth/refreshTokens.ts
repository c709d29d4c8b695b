import type { SqlQuery } from '../../services/query.ts';
import type { AuthCall } from './call.ts';
import * as plain from './plainTokens.ts';
import type { FoundSession, Lock, SessionRow } from './sessionRows.ts';
import * as signed from './signedTokens.ts';

export const isRefreshToken = (token: string): boolean =>
  plain.isPlainToken(token) || signed.isSignedToken(token);

export const findRefreshToken = (
  query: SqlQuery,
  token: string,
  lock: Lock = '',
): Promise<FoundSession | undefined> =>
  plain.isPlainToken(token)
    ? plain.findPlainToken(query, token, lock)
    : signed.findSignedToken(query, token, lock);

/** The first token of a new session. */
export const firstRefreshToken = (
  call: AuthCall,
  query: SqlQuery,
  session: SessionRow,
): Promise<string> =>
  call.settings.refreshTokens === 1
    ? plain.addToken(query, session, null, call.now)
    : signed.beginSigned(query, session);
