import { authAnswer } from './answers.ts';
import { bodyText, dataIn } from './body.ts';
import type { AuthCall } from './call.ts';
import { signUp } from './otp.ts';
import { hashPassword, requireStrong } from './passwords.ts';
import { validPhone } from './phone.ts';
import { AuthRefusal, invalidRefusal } from './refusal.ts';
import { sendAuthCode } from './sendCode.ts';
import { showUser, userByPhone } from './users.ts';

/**
 * `POST /signup`: a new user with a password, confirmed by a code. It tells nobody whether a number is known: the answer for a
 * confirmed one looks the same, and nothing is sent. An unconfirmed one keeps its first password.
 */
export async function signup(call: AuthCall): Promise<Response> {
  const { body, settings, query, now, transact } = call;
  const [email, given, password] = ['email', 'phone', 'password'].map((name) =>
    bodyText(body, name),
  );
  if (!email && !given) {
    throw new AuthRefusal(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  }
  if (!settings.signup) {
    throw new AuthRefusal(422, 'signup_disabled', 'Signups not allowed for this instance');
  }
  if (!password) throw invalidRefusal('Signup requires a valid password');
  if (email && given) {
    throw invalidRefusal('Only an email address or phone number should be provided on signup.');
  }
  requireStrong(password, settings);
  if (email) throw new AuthRefusal(400, 'email_provider_disabled', 'Email signups are disabled');
  if (!settings.phone) {
    throw new AuthRefusal(400, 'phone_provider_disabled', 'Phone signups are disabled');
  }
  const phone = validPhone(given ?? '');
  const known = await userByPhone(query, phone);
  if (known?.phone_confirmed_at) return authAnswer({ id: crypto.randomUUID(), phone, role: '' });
  const hash = await hashPassword(password);
  const user = await transact(async (within) => {
    const made = known ?? (await signUp(within, phone, hash, dataIn(body, 'data') ?? {}, now));
    await sendAuthCode(call, within, made, phone, 'confirmation');
    return made;
  });
  return authAnswer(await showUser(query, user));
}
