import { randomInt } from 'node:crypto';
import type { SqlQuery } from '../../services/query.ts';
import type { AuthCall } from './call.ts';
import { type FoundSession, type Lock, type SessionRow, sessionById } from './sessionRows.ts';

/** Refresh tokens in the first format: random, one row each, replaced at each use. */
interface Row {
  readonly token: string;
  readonly session_id: string;
  readonly parent: string | null;
  readonly revoked: boolean;
  readonly updated_at: Date;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

export const isPlainToken = (token: string): boolean => /^[a-z0-9]{12}$/.test(token);

export async function addToken(
  query: SqlQuery,
  session: SessionRow,
  parent: string | null,
  now: Date,
): Promise<string> {
  const token = Array.from({ length: 12 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  await query(
    `insert into auth.refresh_tokens (token, session_id, user_id, parent, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $5)`,
    [token, session.id, session.user_id, parent, now],
  );
  return token;
}

const activeOf = async (query: SqlQuery, session: SessionRow): Promise<Row | undefined> =>
  (
    await query<Row>(
      'select * from auth.refresh_tokens where session_id = $1 and not revoked order by id desc limit 1',
      [session.id],
    )
  )[0];

/** After the interval, reusing a token revokes all tokens of its session; the session itself stays. */
async function revokeAll(query: SqlQuery, session: SessionRow, now: Date): Promise<void> {
  await query(
    `update auth.refresh_tokens set revoked = true, updated_at = $2
     where session_id = $1 and not revoked`,
    [session.id, now],
  );
}

async function next(
  { settings, now }: AuthCall,
  query: SqlQuery,
  used: Row,
  session: SessionRow,
): Promise<string | undefined> {
  if (used.revoked) {
    const active = await activeOf(query, session);
    // Its answer may have been lost: at any age, the previous token gives the current one.
    if (active?.parent === used.token) return active.token;
    if (now.getTime() > used.updated_at.getTime() + settings.reuseIntervalS * 1000) {
      if (settings.rotation) await revokeAll(query, session, now);
      return undefined;
    }
  }
  await query('update auth.refresh_tokens set revoked = true, updated_at = $2 where token = $1', [
    used.token,
    now,
  ]);
  return addToken(query, session, used.token, now);
}

export async function findPlainToken(
  query: SqlQuery,
  token: string,
  lock: Lock,
): Promise<FoundSession | undefined> {
  const sql = `select * from auth.refresh_tokens where token = $1 ${lock}`;
  const [row] = await query<Row>(sql, [token]);
  const session = row && (await sessionById(query, row.session_id, lock));
  if (!session) return undefined;
  return {
    session,
    touched: row.updated_at,
    next: (call, within) => next(call, within, row, session),
  };
}
