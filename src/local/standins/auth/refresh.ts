import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Query } from '../../services/query.ts';
import { answer } from './answers.ts';
import { textIn } from './body.ts';
import type { Call } from './call.ts';
import { invalid, Refusal } from './refusal.ts';
import { newRefreshToken, type Session, sessionJson } from './sessions.ts';
import { isBanned, type User, userById } from './users.ts';

/** How long others may keep a session's rows. */
const PATIENCE_MS = 5_000;

const refusal = (code: string, why: string): Refusal =>
  new Refusal(400, code, `Invalid Refresh Token: ${why}`);
const notFound = () => refusal('refresh_token_not_found', 'Refresh Token Not Found');

interface RefreshToken {
  readonly token: string;
  readonly session_id: string;
  readonly user_id: string;
  readonly revoked: boolean;
  readonly updated_at: Date;
}

const findToken = async (
  query: Query,
  token: string,
  lock = '',
): Promise<RefreshToken | undefined> =>
  (
    await query<RefreshToken>(`select * from auth.refresh_tokens where token = $1 ${lock}`, [token])
  )[0];

const findSession = async (query: Query, id: string, lock = ''): Promise<Session | undefined> =>
  (await query<Session>(`select * from auth.sessions where id = $1 ${lock}`, [id]))[0];

function requireLive(
  { settings, now }: Call,
  session: Session,
  { updated_at }: RefreshToken,
): void {
  const { sessionTimeboxS: timebox, sessionInactivityS: inactivity } = settings;
  const since = (date: Date) => (now.getTime() - date.getTime()) / 1000;
  const isOver =
    (session.not_after !== null && session.not_after < now) ||
    (timebox !== undefined && since(session.created_at) > timebox);
  if (isOver) throw refusal('session_expired', 'Session Expired');
  const active = session.refreshed_at ?? session.created_at;
  const last = active > updated_at ? active : updated_at;
  if (inactivity !== undefined && since(last) > inactivity) {
    throw refusal('session_expired', 'Session Expired (Inactivity)');
  }
}

/** The token to go on with; undefined where the given one was used too often, and its session's are revoked. */
async function nextToken(
  { settings, now }: Call,
  query: Query,
  used: RefreshToken,
  session: Session,
): Promise<string | undefined> {
  if (used.revoked) {
    const [active] = await query<{ token: string; parent: string | null }>(
      'select token, parent from auth.refresh_tokens where session_id = $1 and not revoked order by id desc limit 1',
      [session.id],
    );
    // Its answer may have been lost: at any age, one back gives the one that is current.
    if (active?.parent === used.token) return active.token;
    if (now.getTime() > used.updated_at.getTime() + settings.reuseIntervalS * 1000) {
      if (settings.rotation) {
        await query(
          'update auth.refresh_tokens set revoked = true, updated_at = $2 where session_id = $1 and not revoked',
          [session.id, now],
        );
      }
      return undefined;
    }
  }
  await query('update auth.refresh_tokens set revoked = true, updated_at = $2 where token = $1', [
    used.token,
    now,
  ]);
  return newRefreshToken(query, session, used.token, now);
}

/** One try; undefined while another request holds the rows. */
async function attempt(call: Call, given: string, user: User): Promise<object | undefined> {
  const { transact, now, request, address } = call;
  const outcome = await transact(async (query) => {
    const used = await findToken(query, given, 'for update skip locked');
    const session = used && (await findSession(query, used.session_id, 'for update skip locked'));
    if (!used || !session) return 'held';
    const next = await nextToken(call, query, used, session);
    if (next === undefined) return 'used';
    await query(
      'update auth.sessions set refreshed_at = $2, updated_at = $2, user_agent = $3, ip = $4::inet where id = $1',
      [session.id, now, request.headers.get('user-agent'), address || null],
    );
    return sessionJson(call, query, user, session, next);
  });
  if (outcome === 'used') throw refusal('refresh_token_already_used', 'Already Used');
  return outcome === 'held' ? undefined : outcome;
}

/** `POST /token?grant_type=refresh_token`. */
export async function refresh(call: Call): Promise<Response> {
  const given = textIn(call.body, 'refresh_token');
  // The longer, signed form is never issued here.
  if (!/^[a-z0-9]{12}$/.test(given)) throw invalid('Refresh token is not valid');
  const deadline = performance.now() + PATIENCE_MS;
  do {
    const found = await findToken(call.query, given);
    const user = found && (await userById(call.query, found.user_id));
    if (!found || !user) throw notFound();
    if (isBanned(user, call.now)) throw refusal('user_banned', 'User Banned');
    const session = await findSession(call.query, found.session_id);
    if (!session) throw refusal('session_not_found', 'No Valid Session Found');
    requireLive(call, session, found);
    const done = await attempt(call, given, user);
    if (done !== undefined) return answer(done);
    await wait(10 + randomInt(20));
  } while (performance.now() < deadline);
  throw new Refusal(
    409,
    'conflict',
    'Too many concurrent token refresh requests on the same session or refresh token',
  );
}
