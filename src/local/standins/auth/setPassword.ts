import type { Query } from '../../services/query.ts';
import { type User, updateUser } from './users.ts';

/** A new password invalidates pending codes and ends the other sessions, or all if none is named. */
export async function setPassword(
  query: Query,
  user: User,
  hashed: string,
  keptSession: string | null,
  now: Date,
): Promise<User> {
  await query('delete from auth.sessions where user_id = $1 and id is distinct from $2', [
    user.id,
    keptSession,
  ]);
  const voided = {
    confirmation_token: '',
    confirmation_sent_at: null,
    phone_change_token: '',
    phone_change_sent_at: null,
  };
  return updateUser(query, user, { ...voided, encrypted_password: hashed }, now);
}
