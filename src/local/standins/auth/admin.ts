import { createHash } from 'node:crypto';
import { listUsers } from './adminList.ts';
import { addUser, changeUser } from './adminWrite.ts';
import { answer } from './answers.ts';
import { isUuid, requireAdmin } from './bearer.ts';
import { flagIn } from './body.ts';
import type { Call } from './call.ts';
import { Refusal } from './refusal.ts';
import { showUser, type User, updateUser, userById } from './users.ts';

async function namedUser({ query }: Call, id: string): Promise<User> {
  if (!isUuid(id)) throw new Refusal(404, 'validation_failed', 'user_id must be an UUID');
  const user = await userById(query, id);
  if (user) return user;
  throw new Refusal(404, 'user_not_found', 'User not found');
}

/** A soft deletion keeps the row but clears its data. */
async function deleteUser({ body, transact, now }: Call, user: User): Promise<Response> {
  await transact(async (query) => {
    if (!flagIn(body, 'should_soft_delete')) {
      await query('delete from auth.users where id = $1', [user.id]);
      return;
    }
    const phone = createHash('sha256')
      .update(`${user.id}${user.phone}`)
      .digest('base64url')
      .slice(0, 15);
    const emptied = { raw_app_meta_data: {}, raw_user_meta_data: {}, encrypted_password: null };
    await updateUser(query, user, { ...emptied, phone, phone_change: '', deleted_at: now }, now);
    // The way of signing in stays, under a name that says nothing.
    await query(
      `update auth.identities set provider_id = encode(sha256(provider_id::bytea), 'hex'), identity_data = '{}'
       where user_id = $1`,
      [user.id],
    );
    await query('delete from auth.sessions where user_id = $1', [user.id]);
  });
  return answer({});
}

/** `/admin/users` and `/admin/users/{id}`. */
export async function admin(call: Call, id: string): Promise<Response> {
  requireAdmin(call);
  const { method } = call.request;
  if (!id) return method === 'POST' ? addUser(call) : listUsers(call);
  const user = await namedUser(call, id);
  if (method === 'PUT') return changeUser(call, user);
  if (method === 'DELETE') return deleteUser(call, user);
  return answer(await showUser(call.query, user));
}
