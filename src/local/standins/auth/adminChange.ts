import { answer } from './answers.ts';
import { banChange } from './ban.ts';
import { dataIn, flagIn, textIn } from './body.ts';
import type { Call } from './call.ts';
import { keepPhoneIdentity } from './identities.ts';
import { hashPassword, requireStrong } from './passwords.ts';
import { validPhone } from './phone.ts';
import { failure } from './refusal.ts';
import { setPassword } from './setPassword.ts';
import { mergeData, showUser, type User, updateUser } from './users.ts';

/** The columns that a request of an administrator sets. */
function changes(call: Call, user: User, phone: string) {
  const { body, now } = call;
  const role = textIn(body, 'role').trim();
  const appData = dataIn(body, 'app_metadata');
  const userData = dataIn(body, 'user_metadata');
  return {
    ...(role ? { role } : {}),
    ...(flagIn(body, 'phone_confirm') ? { phone_confirmed_at: now, confirmation_token: '' } : {}),
    ...(phone ? { phone } : {}),
    ...(appData ? { raw_app_meta_data: mergeData(user.raw_app_meta_data, appData) } : {}),
    ...(userData ? { raw_user_meta_data: mergeData(user.raw_user_meta_data, userData) } : {}),
    ...banChange(call),
  };
}

/** `PUT /admin/users/{id}`. A number that is another user's is found out by the database only. */
export async function changeUser(call: Call, user: User): Promise<Response> {
  const { body, now, transact, settings } = call;
  const given = textIn(body, 'phone');
  const phone = given && validPhone(given);
  const wanted = changes(call, user, phone);
  const password = textIn(body, 'password');
  if (password) requireStrong(password, settings);
  const hashed = password && (await hashPassword(password));
  const work = transact(async (query) => {
    if (hashed) await setPassword(query, user, hashed, null, now);
    if (phone) {
      const verified = flagIn(body, 'phone_confirm');
      const data = { sub: user.id, phone, phone_verified: verified };
      await keepPhoneIdentity(query, user.id, data, now);
    }
    return updateUser(query, user, wanted, now);
  });
  const changed = await work.catch(() => {
    throw failure('Error updating user');
  });
  return answer(await showUser(call.query, changed));
}
