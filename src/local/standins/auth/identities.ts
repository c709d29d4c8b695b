import type { SqlQuery } from '../../services/query.ts';
import type { Data } from './body.ts';

/** One way in which a user signs in. */
export interface AuthIdentity {
  readonly identity_id: string;
  readonly id: string;
  readonly user_id: string;
  readonly identity_data: Data;
  readonly provider: string;
  readonly last_sign_in_at: Date | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

export const identitiesOf = (query: SqlQuery, userId: string): Promise<AuthIdentity[]> =>
  query<AuthIdentity>(
    `select id as identity_id, provider_id as id, user_id, identity_data, provider, last_sign_in_at,
            created_at, updated_at
     from auth.identities where user_id = $1 order by created_at`,
    [userId],
  );

/** Data of a new user with a phone number. */
export const phoneIdentity = (userId: string): Data => ({
  sub: userId,
  email_verified: false,
  phone_verified: false,
});

/** Adds the phone identity, or merges new data into it. */
export async function keepPhoneIdentity(
  query: SqlQuery,
  userId: string,
  data: Data,
  now: Date,
): Promise<void> {
  await query(
    `insert into auth.identities
       (provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
     values ($1::text, $2, $3, 'phone', $4, $4, $4)
     on conflict (provider_id, provider) do update
     set identity_data = auth.identities.identity_data || excluded.identity_data`,
    [userId, userId, data, now],
  );
}
