import { answer } from './answers.ts';
import { audit } from './auditLog.ts';
import { type SignedIn, signedIn } from './bearer.ts';
import { dataIn, textIn } from './body.ts';
import type { Call } from './call.ts';
import { awaitEmail, newEmail } from './newEmail.ts';
import { hashPassword, isPassword, requireStrong, setPassword } from './passwords.ts';
import { validPhone } from './phone.ts';
import { Refusal } from './refusal.ts';
import { sendCode } from './sendCode.ts';
import { mergeData, showUser, type User, updateUser, userByPhone } from './users.ts';

const DAY_MS = 86_400_000;

/** `GET /user`. */
export async function readUser(call: Call): Promise<Response> {
  const { user } = await signedIn(call);
  return answer(await showUser(call.query, user));
}

/** The new number; empty if unchanged. */
async function newPhone({ body, query }: Call, user: User): Promise<string> {
  const given = textIn(body, 'phone');
  const phone = given && validPhone(given);
  if (!phone || phone === user.phone) return '';
  if (await userByPhone(query, phone)) {
    const message = 'A user with this phone number has already been registered';
    throw new Refusal(422, 'phone_exists', message);
  }
  return phone;
}

/** The new password's hash; empty if unchanged. */
async function newPassword(call: Call, { user, session }: SignedIn): Promise<string> {
  const { body, settings, now } = call;
  const password = textIn(body, 'password');
  if (!password) return '';
  requireStrong(password, settings);
  const isOld = now.getTime() > session.created_at.getTime() + DAY_MS;
  if (settings.passwordNeedsFreshSession && isOld) {
    const message = 'Password update requires reauthentication';
    throw new Refusal(400, 'reauthentication_needed', message);
  }
  if (await isPassword(password, user.encrypted_password)) {
    const message = 'New password should be different from the old password.';
    throw new Refusal(422, 'same_password', message);
  }
  return hashPassword(password);
}

/** `PUT /user`: changes metadata and password immediately, and a number once the code sent to it is verified. */
export async function changeUser(call: Call): Promise<Response> {
  const me = await signedIn(call);
  const { body, now, transact } = call;
  const data = dataIn(body, 'data');
  if (dataIn(body, 'app_metadata')) {
    const message = 'Updating app_metadata requires admin privileges';
    throw new Refusal(403, 'not_admin', message);
  }
  const email = await newEmail(call, me.user);
  const phone = await newPhone(call, me.user);
  const password = await newPassword(call, me);
  let user = await transact(async (query) => {
    const kept = password
      ? await setPassword(query, me.user, password, me.session.id, now)
      : me.user;
    await audit(call, query, me.user, 'user_modified');
    if (!data) return kept;
    const merged = mergeData(kept.raw_user_meta_data, data);
    return updateUser(query, kept, { raw_user_meta_data: merged }, now);
  });
  if (email) user = await transact((query) => awaitEmail(call, query, user, email));
  if (phone) {
    await transact((query) => sendCode(call, query, user, phone, 'phone_change'));
    user = { ...user, phone_change: phone, phone_change_sent_at: now };
  }
  return answer(await showUser(call.query, user));
}
