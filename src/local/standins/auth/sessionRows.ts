import type { SqlQuery } from '../../services/query.ts';
import type { AuthCall } from './call.ts';

/** A row of auth.sessions, with the columns in use. */
export interface SessionRow {
  readonly id: string;
  readonly user_id: string;
  readonly method: 'otp' | 'password';
  readonly created_at: Date;
  readonly refreshed_at: Date | null;
  readonly not_after: Date | null;
  readonly refresh_token_hmac_key: string | null;
  /** As text: the database's counter exceeds JavaScript's safe integers. */
  readonly refresh_token_counter: string | null;
}

export const sessionById = async (
  query: SqlQuery,
  id: string,
  lock = '',
): Promise<SessionRow | undefined> =>
  (
    await query<SessionRow>(
      `select s.*, coalesce(
         (select authentication_method from auth.mfa_amr_claims where session_id = s.id), 'otp') as method
       from auth.sessions s where id = $1 ${lock}`,
      [id],
    )
  )[0];

/** The result of a refresh token. */
export interface FoundSession {
  readonly session: SessionRow;
  /** When the token itself was made or used. */
  readonly touched: Date | undefined;
  /** The next token; undefined if this one was reused too late, which has revoked its session. */
  readonly next: (call: AuthCall, query: SqlQuery) => Promise<string | undefined>;
}

/** `for update skip locked`, or nothing. */
export type Lock = '' | 'for update skip locked';
