import { answer } from './answers.ts';
import { dataIn, textIn } from './body.ts';
import type { Call } from './call.ts';
import { signUp } from './otp.ts';
import { hashPassword, requireStrong } from './passwords.ts';
import { validPhone } from './phone.ts';
import { invalid, Refusal } from './refusal.ts';
import { sendCode } from './sendCode.ts';
import { showUser, userByPhone } from './users.ts';

/**
 * `POST /signup`: a new user with a password, confirmed by a code. It tells nobody whether a number is known: the answer for a
 * confirmed one looks the same, and nothing is sent. An unconfirmed one keeps its first password.
 */
export async function signup(call: Call): Promise<Response> {
  const { body, settings, query, now, transact } = call;
  const [email, given, password] = ['email', 'phone', 'password'].map((name) => textIn(body, name));
  if (!email && !given) {
    throw new Refusal(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  }
  if (!settings.signup) {
    throw new Refusal(422, 'signup_disabled', 'Signups not allowed for this instance');
  }
  if (!password) throw invalid('Signup requires a valid password');
  if (email && given) {
    throw invalid('Only an email address or phone number should be provided on signup.');
  }
  requireStrong(password, settings);
  if (email) throw new Refusal(400, 'email_provider_disabled', 'Email signups are disabled');
  if (!settings.phone) {
    throw new Refusal(400, 'phone_provider_disabled', 'Phone signups are disabled');
  }
  const phone = validPhone(given ?? '');
  const known = await userByPhone(query, phone);
  if (known?.phone_confirmed_at) return answer({ id: crypto.randomUUID(), phone, role: '' });
  const hash = await hashPassword(password);
  const user = await transact(async (within) => {
    const made = known ?? (await signUp(within, phone, hash, dataIn(body, 'data') ?? {}, now));
    await sendCode(call, within, made, phone, 'confirmation');
    return made;
  });
  return answer(await showUser(query, user));
}
