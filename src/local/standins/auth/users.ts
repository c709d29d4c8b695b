import type { SqlQuery } from '../../services/query.ts';
import type { Data } from './body.ts';
import { type AuthIdentity, identitiesOf } from './identities.ts';
import { FOUND, FRESH_USER, wholeRow } from './userRow.ts';

/** A row of auth.users, with the columns in use. */
export interface AuthUser {
  readonly id: string;
  readonly aud: string;
  readonly role: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly email_change: string;
  readonly email_change_token_new: string;
  readonly email_change_sent_at: Date | null;
  readonly encrypted_password: string | null;
  readonly phone_confirmed_at: Date | null;
  readonly last_sign_in_at: Date | null;
  readonly banned_until: Date | null;
  readonly confirmation_token: string | null;
  readonly confirmation_sent_at: Date | null;
  readonly phone_change: string;
  readonly phone_change_token: string;
  readonly phone_change_sent_at: Date | null;
  readonly raw_app_meta_data: Data;
  readonly raw_user_meta_data: Data;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly deleted_at: Date | null;
  readonly is_anonymous: boolean;
}

type Changes = Partial<Omit<AuthUser, 'id' | 'created_at' | 'updated_at'>>;

export const isBanned = ({ banned_until }: AuthUser, now: Date): boolean =>
  banned_until !== null && banned_until > now;

/** Metadata with updates merged in; null deletes a key. */
export const mergeData = (old: Data, updates: Data): Data =>
  Object.fromEntries(Object.entries({ ...old, ...updates }).filter(([, value]) => value !== null));

async function userWhere(
  query: SqlQuery,
  column: string,
  value: string,
): Promise<AuthUser | undefined> {
  const sql = `select * from auth.users where ${FOUND} and ${column} = $1`;
  const [row] = await query<AuthUser>(sql, [value]);
  return row && wholeRow(row);
}

export const userByPhone = (query: SqlQuery, phone: string) => userWhere(query, 'phone', phone);
export const userByNewPhone = (query: SqlQuery, phone: string) =>
  userWhere(query, 'phone_change', phone);
export const userById = (query: SqlQuery, id: string) => userWhere(query, 'id', id);
export const userByEmail = (query: SqlQuery, email: string) => userWhere(query, 'email', email);

export async function insertUser(
  query: SqlQuery,
  user: Changes & { readonly id: string },
  now: Date,
): Promise<AuthUser> {
  const values = Object.entries({ ...FRESH_USER, ...user, created_at: now, updated_at: now });
  const [row] = await query<AuthUser>(
    `insert into auth.users (${values.map(([name]) => name).join(', ')})
     values (${values.map((_, i) => `$${i + 1}`).join(', ')}) returning *`,
    values.map(([, value]) => value),
  );
  if (row === undefined) throw new Error('a user was not stored');
  return row;
}

/** Writes without checking the row's current state, as Supabase Auth does. */
export async function updateUser(
  query: SqlQuery,
  { id }: AuthUser,
  changes: Changes,
  now: Date,
): Promise<AuthUser> {
  const values = Object.entries({ ...changes, updated_at: now });
  const [row] = await query<AuthUser>(
    `update auth.users set ${values.map(([name], i) => `${name} = $${i + 2}`).join(', ')}
     where id = $1 returning *`,
    [id, ...values.map(([, value]) => value)],
  );
  if (row === undefined) throw new Error('a user was gone');
  return row;
}

/** The user as the API shows it; lists of users omit the identities. */
export const userJson = (user: AuthUser, identities: readonly AuthIdentity[] | null) => ({
  id: user.id,
  aud: user.aud,
  role: user.role,
  email: user.email ?? '',
  phone: user.phone ?? '',
  phone_confirmed_at: user.phone_confirmed_at ?? undefined,
  confirmation_sent_at: user.confirmation_sent_at ?? undefined,
  confirmed_at: user.phone_confirmed_at ?? undefined,
  new_email: user.email_change || undefined,
  email_change_sent_at: user.email_change_sent_at ?? undefined,
  new_phone: user.phone_change || undefined,
  phone_change_sent_at: user.phone_change_sent_at ?? undefined,
  last_sign_in_at: user.last_sign_in_at ?? undefined,
  app_metadata: user.raw_app_meta_data,
  user_metadata: user.raw_user_meta_data,
  identities,
  created_at: user.created_at,
  updated_at: user.updated_at,
  banned_until: user.banned_until ?? undefined,
  deleted_at: user.deleted_at ?? undefined,
  is_anonymous: user.is_anonymous,
});

type UserJson = ReturnType<typeof userJson>;

export const showUser = async (query: SqlQuery, user: AuthUser): Promise<UserJson> =>
  userJson(user, await identitiesOf(query, user.id));
