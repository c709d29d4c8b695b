import { randomUUID } from 'node:crypto';
import { authAnswer } from './answers.ts';
import { audit, SERVICE, traitsOf } from './auditLog.ts';
import { banChange } from './ban.ts';
import { isUuid } from './bearer.ts';
import { bodyText, dataIn, flagIn } from './body.ts';
import type { AuthCall } from './call.ts';
import { identitiesOf, keepPhoneIdentity, phoneIdentity } from './identities.ts';
import { hashPassword, requireStrong, setPassword, unknownPassword } from './passwords.ts';
import { validPhone } from './phone.ts';
import { AuthRefusal, failedRefusal, invalidRefusal } from './refusal.ts';
import {
  type AuthUser,
  insertUser,
  mergeData,
  showUser,
  updateUser,
  userByPhone,
  userJson,
} from './users.ts';

async function freePhone({ body, query }: AuthCall): Promise<string> {
  const given = bodyText(body, 'phone');
  if (!given) throw invalidRefusal('Cannot create a user without either an email or phone');
  const phone = validPhone(given);
  if (!(await userByPhone(query, phone))) return phone;
  throw new AuthRefusal(422, 'phone_exists', 'Phone number already registered by another user');
}

function newId({ body }: AuthCall): string {
  const id = bodyText(body, 'id') || randomUUID();
  if (isUuid(id)) return id;
  throw invalidRefusal('ID must conform to the uuid v4 format');
}

/** `POST /admin/users`: a user by phone. */
export async function addUser(call: AuthCall): Promise<Response> {
  const { body, now, transact } = call;
  const phone = await freePhone(call);
  const id = newId(call);
  const password = bodyText(body, 'password');
  const hashed = await (password ? hashPassword(password) : unknownPassword());
  const row = {
    id,
    phone,
    encrypted_password: hashed,
    role: bodyText(body, 'role') || 'authenticated',
    raw_app_meta_data: mergeData(
      { provider: 'phone', providers: ['phone'] },
      dataIn(body, 'app_metadata') ?? {},
    ),
    raw_user_meta_data: dataIn(body, 'user_metadata') ?? {},
    ...(flagIn(body, 'phone_confirm') ? { phone_confirmed_at: now } : {}),
    ...banChange(call),
  };
  const user = await transact(async (query) => {
    const added = await insertUser(query, row, now);
    await keepPhoneIdentity(query, id, { ...phoneIdentity(id), phone }, now);
    await audit(call, query, SERVICE, 'user_signedup', traitsOf(added));
    return added;
  });
  // The real server shows the row that it wrote, without the column that PostgreSQL computes.
  return authAnswer({ ...(await showUser(call.query, user)), confirmed_at: undefined });
}

/** The columns set by an administrator's request. */
function changes(call: AuthCall, user: AuthUser, phone: string) {
  const { body, now } = call;
  const role = bodyText(body, 'role').trim();
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

/** `PUT /admin/users/{id}`. Only the database notices if the number belongs to another user. */
export async function changeAnyUser(call: AuthCall, user: AuthUser): Promise<Response> {
  const { body, now, transact, settings } = call;
  const given = bodyText(body, 'phone');
  const phone = given && validPhone(given);
  const wanted = changes(call, user, phone);
  const password = bodyText(body, 'password');
  if (password) requireStrong(password, settings);
  const hashed = password && (await hashPassword(password));
  const identities = await identitiesOf(call.query, user.id);
  const work = transact(async (query) => {
    if (hashed) await setPassword(query, user, hashed, null, now);
    if (phone) {
      const verified = flagIn(body, 'phone_confirm');
      const data = { sub: user.id, phone, phone_verified: verified };
      await keepPhoneIdentity(query, user.id, data, now);
    }
    await audit(call, query, SERVICE, 'user_modified', traitsOf(user));
    return updateUser(query, user, wanted, now);
  });
  const changed = await work.catch(() => {
    throw failedRefusal('Error updating user');
  });
  // What the real server had read before: an identity that it changed is shown as it was.
  const shown = identities.length > 0 ? identities : await identitiesOf(call.query, user.id);
  return authAnswer(userJson(changed, shown));
}
