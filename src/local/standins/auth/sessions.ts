import { randomBytes } from 'node:crypto';
import { clock } from '#clock';
import { signJwt, verifyJwt } from '../../services/jwt.ts';
import type { Query } from '../../services/query.ts';
import { answer, banned, refuse } from './answers.ts';
import { isBanned, type User, userById, userJson } from './users.ts';

export interface SessionOptions {
  readonly query: Query;
  readonly jwtSecret: string;
}

const LIFETIME_S = 3600;
/** A used token may be used again this long after, for tabs that refresh at once: GoTrue's default. */
const REUSE_S = 10;

/** A new session, or the next tokens of an old one. */
async function issue(
  { query, jwtSecret }: SessionOptions,
  user: User,
  sessionId: string,
  parent: string | null = null,
): Promise<Response> {
  const now = Math.floor(clock.now().getTime() / 1000);
  const refreshToken = randomBytes(9).toString('base64url');
  await query(
    'insert into auth.refresh_tokens (token, session_id, user_id, parent) values ($1, $2, $3, $4)',
    [refreshToken, sessionId, user.id, parent],
  );
  const claims = {
    sub: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    iat: now,
    exp: now + LIFETIME_S,
    email: user.email ?? '',
    phone: user.phone ?? '',
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    session_id: sessionId,
    aal: 'aal1',
    amr: [{ method: 'otp', timestamp: now }],
    is_anonymous: false,
  };
  return answer({
    access_token: signJwt(claims, jwtSecret),
    token_type: 'bearer',
    expires_in: LIFETIME_S,
    expires_at: claims.exp,
    refresh_token: refreshToken,
    user: userJson(user),
  });
}

export async function signIn(options: SessionOptions, user: User): Promise<Response> {
  if (isBanned(user)) return banned();
  const [session] = await options.query<{ id: string }>(
    'insert into auth.sessions (user_id) values ($1) returning id',
    [user.id],
  );
  return issue(options, user, session?.id ?? '');
}

interface RefreshToken {
  readonly token: string;
  readonly session_id: string;
  readonly user_id: string;
  readonly revoked: boolean;
  readonly reusable: boolean;
}

/** `POST /token?grant_type=refresh_token`: a token used twice ends its session. */
export async function refresh(options: SessionOptions, token: unknown): Promise<Response> {
  const { query } = options;
  const [found] = await query<RefreshToken>(
    `select token, session_id, user_id, revoked,
            updated_at > auth.clock() - make_interval(secs => ${REUSE_S}) as reusable
     from auth.refresh_tokens where token = $1`,
    [String(token)],
  );
  const user = found && (await userById(query, found.user_id));
  if (!found || !user) {
    return refuse(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
  }
  if (isBanned(user)) return banned();
  if (found.revoked && !found.reusable) {
    await query('delete from auth.sessions where id = $1', [found.session_id]);
    return refuse(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
  }
  await query(
    'update auth.refresh_tokens set revoked = true, updated_at = auth.clock() where token = $1 and not revoked',
    [found.token],
  );
  return issue(options, user, found.session_id, found.token);
}

export interface SignedIn {
  readonly user: User;
  readonly sessionId: string;
}

/** Who a request's token belongs to, while the session lasts. */
export async function signedIn(
  { query, jwtSecret }: SessionOptions,
  request: Request,
): Promise<SignedIn | undefined> {
  const token = (request.headers.get('authorization') ?? '').replace(/^Bearer\s+/i, '');
  const claims = verifyJwt(token, jwtSecret);
  if (claims?.sub === undefined || claims.session_id === undefined) return undefined;
  const [user] = await query<User>(
    'select u.* from auth.users u join auth.sessions s on s.user_id = u.id where u.id = $1 and s.id = $2',
    [claims.sub, claims.session_id],
  );
  return user && { user, sessionId: claims.session_id };
}

/** `POST /logout`: this session, the others, or (by default) all. */
export async function signOut(
  query: Query,
  { user, sessionId }: SignedIn,
  scope: string | null,
): Promise<Response> {
  await query(
    `delete from auth.sessions where user_id = $1 and case $3
       when 'local' then id = $2 when 'others' then id <> $2 else true end`,
    [user.id, sessionId, scope ?? 'global'],
  );
  return new Response(null, { status: 204 });
}
