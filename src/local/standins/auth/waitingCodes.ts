import type { SqlQuery } from '../../services/query.ts';
import type { AuthCall } from './call.ts';

type Kind = 'confirmation_token' | 'phone_change_token' | 'email_change_token_new';

/** Stores a code's hash beside the one in auth.users; there is one of a kind for a user. */
export async function storeWaiting(
  { now }: AuthCall,
  query: SqlQuery,
  { user, kind, to, hash }: { user: string; kind: Kind; to: string; hash: string },
): Promise<void> {
  await query(
    `insert into auth.one_time_tokens (user_id, token_type, token_hash, relates_to, created_at, updated_at)
     values ($1, $2, $3, lower($4), $5, $5)
     on conflict (user_id, token_type) do update
     set token_hash = excluded.token_hash, relates_to = excluded.relates_to, updated_at = excluded.updated_at`,
    [user, kind, hash, to, now],
  );
}

/** What is confirmed, changed or deleted leaves no code behind, of any kind. */
export const clearWaiting = (query: SqlQuery, user: string) =>
  query('delete from auth.one_time_tokens where user_id = $1', [user]);
