import { createHash } from 'node:crypto';
import type { SqlQuery } from '../../services/query.ts';
import { listUsers } from './adminList.ts';
import { addUser, changeAnyUser } from './adminWrite.ts';
import { authAnswer } from './answers.ts';
import { audit, SERVICE, traitsOf } from './auditLog.ts';
import { isUuid, requireAdmin } from './bearer.ts';
import { flagIn } from './body.ts';
import type { AuthCall } from './call.ts';
import { identitiesOf } from './identities.ts';
import { AuthRefusal } from './refusal.ts';
import { type AuthUser, showUser, updateUser, userById } from './users.ts';
import { clearWaiting } from './waitingCodes.ts';

async function namedUser({ query }: AuthCall, id: string): Promise<AuthUser> {
  if (!isUuid(id)) throw new AuthRefusal(404, 'validation_failed', 'user_id must be an UUID');
  const user = await userById(query, id);
  if (user) return user;
  throw new AuthRefusal(404, 'user_not_found', 'User not found');
}

/** A value that says nothing of what it was. */
const obscured = (id: string, value: string): string =>
  createHash('sha256')
    .update(id + value)
    .digest('base64url');
/** Letters of an obscured number. */
const PHONE_LETTERS = 15;

/** Keeps the rows of a user and of the ways of signing in, with nothing that says who it was. */
async function softlyDelete(query: SqlQuery, user: AuthUser, now: Date): Promise<void> {
  const phone = (value: string | null) => obscured(user.id, value ?? '').slice(0, PHONE_LETTERS);
  const emptied = {
    email: obscured(user.id, user.email ?? ''),
    phone: phone(user.phone),
    email_change: obscured(user.id, user.email_change),
    phone_change: phone(user.phone_change),
    encrypted_password: null,
    confirmation_token: '',
    email_change_token_new: '',
    phone_change_token: '',
    raw_app_meta_data: {},
    raw_user_meta_data: {},
    deleted_at: now,
  };
  await clearWaiting(query, user.id);
  await updateUser(query, user, emptied, now);
  for (const { identity_id, provider, id } of await identitiesOf(query, user.id)) {
    await query(`update auth.identities set provider_id = $2, identity_data = '{}' where id = $1`, [
      identity_id,
      obscured(user.id, `${provider}:${id}`),
    ]);
  }
  await query('delete from auth.sessions where user_id = $1', [user.id]);
}

/** A user who is softly deleted already stays as they are. */
async function deleteUser(call: AuthCall, user: AuthUser): Promise<Response> {
  const isSoft = flagIn(call.body, 'should_soft_delete');
  await call.transact(async (query) => {
    await audit(call, query, SERVICE, 'user_deleted', traitsOf(user));
    if (!isSoft) await query('delete from auth.users where id = $1', [user.id]);
    else if (user.deleted_at === null) await softlyDelete(query, user, call.now);
  });
  return authAnswer({});
}

/** `/admin/users` and `/admin/users/{id}`. */
export async function authAdmin(call: AuthCall, id: string): Promise<Response> {
  requireAdmin(call);
  const { method } = call.request;
  if (!id) return method === 'POST' ? addUser(call) : listUsers(call);
  const user = await namedUser(call, id);
  if (method === 'PUT') return changeAnyUser(call, user);
  if (method === 'DELETE') return deleteUser(call, user);
  return authAnswer(await showUser(call.query, user));
}
