import { type Claims, jwtFault, verifyJwt } from '../../services/jwt.ts';
import type { AuthCall } from './call.ts';
import { AuthRefusal, banned } from './refusal.ts';
import { type SessionRow, sessionById } from './sessionRows.ts';
import { type AuthUser, isBanned, userById } from './users.ts';

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
export const isUuid = (text: string): boolean => UUID.test(text);

const badJwt = (message: string, status = 403): AuthRefusal =>
  new AuthRefusal(status, 'bad_jwt', message);

/** The claims of the bearer token; keys are the gateway's business, not ours. */
function claimsOf({ request, jwtSecret, now }: AuthCall): Claims {
  const [, token] = /^[Bb]earer (\S+)$/.exec(request.headers.get('authorization') ?? '') ?? [];
  if (token === undefined) {
    throw new AuthRefusal(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  }
  const claims = verifyJwt(token, jwtSecret, now.getTime());
  if (claims) return claims;
  throw badJwt(`invalid JWT: unable to parse or verify signature, ${jwtFault(token, jwtSecret)}`);
}

/** Lets requests pass whose token has the admin role. */
export function requireAdmin(call: AuthCall): void {
  if (claimsOf(call).role !== 'service_role') {
    throw new AuthRefusal(403, 'not_admin', 'User not allowed');
  }
}

export interface BearerUser {
  readonly user: AuthUser;
  readonly session: SessionRow;
}

/** The token's user; refuses if the user is gone or banned, or the session has ended. */
export async function signedIn(call: AuthCall): Promise<BearerUser> {
  const { sub, session_id: sessionId = '' } = claimsOf(call);
  if (!sub) throw badJwt('invalid claim: missing sub claim');
  if (!isUuid(sub)) throw badJwt('invalid claim: sub claim must be a UUID', 400);
  const user = await userById(call.query, sub);
  if (!user) {
    throw new AuthRefusal(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  }
  if (isBanned(user, call.now)) throw banned();
  if (!isUuid(sessionId)) throw badJwt('invalid claim: session_id claim must be a UUID');
  const session = await sessionById(call.query, sessionId);
  if (session) return { user, session };
  throw new AuthRefusal(
    403,
    'session_not_found',
    'Session from session_id claim in JWT does not exist',
  );
}
