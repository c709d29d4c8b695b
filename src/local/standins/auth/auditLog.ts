import { randomUUID } from 'node:crypto';
import type { SqlQuery } from '../../services/query.ts';
import type { AuthCall } from './call.ts';
import { FOUND_BY } from './userRow.ts';
import type { AuthUser } from './users.ts';

/** What is logged of, and how it is filed (models/audit_log_entry.go, read on 2026-11-27). */
const KIND = {
  login: 'account',
  logout: 'account',
  token_refreshed: 'token',
  user_signedup: 'team',
  user_deleted: 'team',
  user_modified: 'user',
  user_recovery_requested: 'user',
  user_confirmation_requested: 'user',
} as const;

type Actor = Pick<AuthUser, 'id' | 'phone' | 'email'>;

/** Who acts with the secret key. */
export const SERVICE: Actor = { id: FOUND_BY.instance_id, email: 'service_role', phone: null };

/** What an administrator's action says of the user. */
export const traitsOf = ({ id, phone, email }: Actor) => ({
  user_id: id,
  user_email: email ?? '',
  user_phone: phone ?? '',
});

/** Writes an action to the log in PostgreSQL, with the actor's number in the clear, unless the settings say not to. */
export async function audit(
  { settings, now }: AuthCall,
  query: SqlQuery,
  actor: Actor,
  action: keyof typeof KIND,
  traits?: object,
): Promise<void> {
  if (!settings.logsToPostgres) return;
  const payload = {
    actor_id: actor.id,
    actor_via_sso: false,
    actor_username: actor.phone || actor.email || '',
    action,
    log_type: KIND[action],
    ...(traits && { traits }),
  };
  await query(
    `insert into auth.audit_log_entries (instance_id, id, payload, created_at, ip_address)
     values ($1, $2, $3, $4, '')`,
    [FOUND_BY.instance_id, randomUUID(), JSON.stringify(payload), now],
  );
}
