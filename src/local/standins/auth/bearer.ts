import { type Claims, jwtFault, verifyJwt } from '../../services/jwt.ts';
import type { Call } from './call.ts';
import { banned, Refusal } from './refusal.ts';
import { type Session, sessionById } from './sessionRows.ts';
import { isBanned, type User, userById } from './users.ts';

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
export const isUuid = (text: string): boolean => UUID.test(text);

const badJwt = (message: string, status = 403): Refusal => new Refusal(status, 'bad_jwt', message);

/** The claims of the bearer token; keys are the gateway's business, not ours. */
function claimsOf({ request, jwtSecret, now }: Call): Claims {
  const [, token] = /^[Bb]earer (\S+)$/.exec(request.headers.get('authorization') ?? '') ?? [];
  if (token === undefined) {
    throw new Refusal(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  }
  const claims = verifyJwt(token, jwtSecret, now.getTime());
  if (claims) return claims;
  throw badJwt(`invalid JWT: unable to parse or verify signature, ${jwtFault(token, jwtSecret)}`);
}

/** Lets requests pass whose token has the admin role. */
export function requireAdmin(call: Call): void {
  if (claimsOf(call).role !== 'service_role') {
    throw new Refusal(403, 'not_admin', 'User not allowed');
  }
}

export interface SignedIn {
  readonly user: User;
  readonly session: Session;
}

/** The token's user; refuses if the user is gone or banned, or the session has ended. */
export async function signedIn(call: Call): Promise<SignedIn> {
  const { sub, session_id: sessionId = '' } = claimsOf(call);
  if (!sub) throw badJwt('invalid claim: missing sub claim');
  if (!isUuid(sub)) throw badJwt('invalid claim: sub claim must be a UUID', 400);
  const user = await userById(call.query, sub);
  if (!user) {
    throw new Refusal(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  }
  if (isBanned(user, call.now)) throw banned();
  if (!isUuid(sessionId)) throw badJwt('invalid claim: session_id claim must be a UUID');
  const session = await sessionById(call.query, sessionId);
  if (session) return { user, session };
  throw new Refusal(
    403,
    'session_not_found',
    'Session from session_id claim in JWT does not exist',
  );
}
