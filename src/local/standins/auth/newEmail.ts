import { createHash, randomInt } from 'node:crypto';
import type { SqlQuery } from '../../services/query.ts';
import { bodyText } from './body.ts';
import type { AuthCall } from './call.ts';
import { AuthRefusal, invalidRefusal } from './refusal.ts';
import { type AuthUser, updateUser, userByEmail } from './users.ts';
import { storeWaiting } from './waitingCodes.ts';

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The new address; empty if unchanged. */
export async function newEmail({ body, query }: AuthCall, user: AuthUser): Promise<string> {
  const given = bodyText(body, 'email').toLowerCase();
  if (!given || given === user.email) return '';
  if (!ADDRESS.test(given))
    throw invalidRefusal('Unable to validate email address: invalid format');
  if (!(await userByEmail(query, given))) return given;
  const message = 'A user with this email address has already been registered';
  throw new AuthRefusal(422, 'email_exists', message);
}

/** Most mails to a user in this time, which is not the texts' setting. */
const INTERVAL_S = 60;

function requireSpacing(sentAt: Date | null, now: Date): void {
  const left = sentAt === null ? -1 : sentAt.getTime() + INTERVAL_S * 1000 - now.getTime();
  if (left < 0) return;
  const message = `For security purposes, you can only request this after ${Math.trunc(left / 1000)} seconds.`;
  throw new AuthRefusal(429, 'over_email_send_rate_limit', message);
}

/** Notes an address that waits for its code, though sign-in by e-mail is off, as the real server does; no mail leaves here. */
export async function awaitEmail(
  call: AuthCall,
  query: SqlQuery,
  user: AuthUser,
  email: string,
): Promise<AuthUser> {
  requireSpacing(user.email_change_sent_at, call.now);
  const hash = createHash('sha224')
    .update(email + randomInt(1_000_000))
    .digest('hex');
  const kind = 'email_change_token_new';
  await storeWaiting(call, query, { user: user.id, kind, to: email, hash });
  const changes = {
    email_change: email,
    email_change_token_new: hash,
    email_change_sent_at: call.now,
  };
  return updateUser(query, user, changes, call.now);
}
