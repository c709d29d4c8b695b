import type { SqlQuery } from '../../services/query.ts';
import { authAnswer } from './answers.ts';
import { audit } from './auditLog.ts';
import { bodyText } from './body.ts';
import type { AuthCall } from './call.ts';
import { keepPhoneIdentity } from './identities.ts';
import { validPhone } from './phone.ts';
import { AuthRefusal, banned, failedRefusal, invalidRefusal } from './refusal.ts';
import { hashCode, testCode } from './sendCode.ts';
import { startSession } from './sessions.ts';
import { type AuthUser, isBanned, updateUser, userByNewPhone, userByPhone } from './users.ts';
import { clearWaiting } from './waitingCodes.ts';

const expired = (): AuthRefusal =>
  new AuthRefusal(403, 'otp_expired', 'Token has expired or is invalid');

interface Asked {
  readonly type: string;
  readonly phone: string;
  readonly token: string;
}

function asked({ body }: AuthCall): Asked {
  const type = bodyText(body, 'type');
  const token = bodyText(body, 'token');
  const hash = bodyText(body, 'token_hash');
  const phone = bodyText(body, 'phone');
  if (!type) throw invalidRefusal('Verify requires a verification type');
  if (Boolean(token) === Boolean(hash)) {
    throw invalidRefusal('Verify requires either a token or a token hash');
  }
  if (hash) throw invalidRefusal('Invalid email verification type');
  if (!phone || bodyText(body, 'email')) {
    throw invalidRefusal('Only an email address or phone number should be provided on verify');
  }
  return { type, phone: validPhone(phone), token };
}

/** Whether the code is right: a test number's fixed one always, a sent one while valid. */
function isRight(
  { settings, now }: AuthCall,
  user: AuthUser,
  { type, phone, token }: Asked,
): boolean {
  if (testCode(settings, phone, now) === token) return true;
  const [expected, sentAt] =
    type === 'sms'
      ? [user.confirmation_token, user.confirmation_sent_at]
      : [user.phone_change_token, user.phone_change_sent_at];
  if (!expected || sentAt === null) return false;
  const lives = now.getTime() <= sentAt.getTime() + settings.codeLifetimeS * 1000;
  return lives && hashCode(phone, token) === expected;
}

async function confirm(query: SqlQuery, user: AuthUser, { type, phone }: Asked, now: Date) {
  const proven = { phone_confirmed_at: now, last_sign_in_at: now };
  await clearWaiting(query, user.id);
  if (type === 'sms') return updateUser(query, user, { ...proven, confirmation_token: '' }, now);
  await keepPhoneIdentity(query, user.id, { sub: user.id, phone, phone_verified: true }, now);
  const changed = { phone: user.phone_change, phone_change: '', phone_change_token: '' };
  return updateUser(query, user, { ...proven, ...changed }, now).catch(() => {
    throw failedRefusal('Error confirming user');
  });
}

/**
 * `POST /verify`: a session for a right code. Like the real one it counts no attempts and locks no row: two simultaneous right
 * codes both get a session, and a banned number is refused before its code is checked.
 */
export async function verifyAuthCode(call: AuthCall): Promise<Response> {
  const { query, transact, now } = call;
  const wanted = asked(call);
  const find = wanted.type === 'phone_change' ? userByNewPhone : userByPhone;
  const user = await find(query, wanted.phone);
  if (!user || !['sms', 'phone_change'].includes(wanted.type)) throw expired();
  if (isBanned(user, now)) throw banned();
  if (!isRight(call, user, wanted)) throw expired();
  return authAnswer(
    await transact(async (within) => {
      const signedIn = await confirm(within, user, wanted, now);
      await audit(call, within, signedIn, user.phone_confirmed_at ? 'login' : 'user_signedup');
      return startSession(call, within, signedIn, 'otp');
    }),
  );
}
