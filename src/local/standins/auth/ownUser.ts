import { authAnswer } from './answers.ts';
import { audit } from './auditLog.ts';
import { type BearerUser, signedIn } from './bearer.ts';
import { bodyText, dataIn } from './body.ts';
import type { AuthCall } from './call.ts';
import { awaitEmail, newEmail } from './newEmail.ts';
import { hashPassword, isPassword, requireStrong, setPassword } from './passwords.ts';
import { validPhone } from './phone.ts';
import { AuthRefusal } from './refusal.ts';
import { sendAuthCode } from './sendCode.ts';
import { type AuthUser, mergeData, showUser, updateUser, userByPhone } from './users.ts';

const DAY_MS = 86_400_000;

/** `GET /user`. */
export async function answerUser(call: AuthCall): Promise<Response> {
  const { user } = await signedIn(call);
  return authAnswer(await showUser(call.query, user));
}

/** The new number; empty if unchanged. */
async function newPhone({ body, query }: AuthCall, user: AuthUser): Promise<string> {
  const given = bodyText(body, 'phone');
  const phone = given && validPhone(given);
  if (!phone || phone === user.phone) return '';
  if (await userByPhone(query, phone)) {
    const message = 'A user with this phone number has already been registered';
    throw new AuthRefusal(422, 'phone_exists', message);
  }
  return phone;
}

/** The new password's hash; empty if unchanged. */
async function newPassword(call: AuthCall, { user, session }: BearerUser): Promise<string> {
  const { body, settings, now } = call;
  const password = bodyText(body, 'password');
  if (!password) return '';
  requireStrong(password, settings);
  const isOld = now.getTime() > session.created_at.getTime() + DAY_MS;
  if (settings.passwordNeedsFreshSession && isOld) {
    const message = 'Password update requires reauthentication';
    throw new AuthRefusal(400, 'reauthentication_needed', message);
  }
  if (await isPassword(password, user.encrypted_password)) {
    const message = 'New password should be different from the old password.';
    throw new AuthRefusal(422, 'same_password', message);
  }
  return hashPassword(password);
}

/** `PUT /user`: changes metadata and password immediately, and a number once the code sent to it is verified. */
export async function changeOwnUser(call: AuthCall): Promise<Response> {
  const me = await signedIn(call);
  const { body, now, transact } = call;
  const data = dataIn(body, 'data');
  if (dataIn(body, 'app_metadata')) {
    const message = 'Updating app_metadata requires admin privileges';
    throw new AuthRefusal(403, 'not_admin', message);
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
    await transact((query) => sendAuthCode(call, query, user, phone, 'phone_change'));
    user = { ...user, phone_change: phone, phone_change_sent_at: now };
  }
  return authAnswer(await showUser(call.query, user));
}
