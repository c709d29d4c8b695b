import type { Query } from '../../services/query.ts';
import type { Data } from './body.ts';
import { type Identity, identitiesOf } from './identities.ts';

/** A row of auth.users, with the columns in use. */
export interface User {
  readonly id: string;
  readonly aud: string;
  readonly role: string;
  readonly phone: string | null;
  readonly email: string | null;
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

type Changes = Partial<Omit<User, 'id' | 'created_at' | 'updated_at'>>;

export const isBanned = ({ banned_until }: User, now: Date): boolean =>
  banned_until !== null && banned_until > now;

/** Metadata with updates merged in; null deletes a key. */
export const mergeData = (old: Data, updates: Data): Data =>
  Object.fromEntries(Object.entries({ ...old, ...updates }).filter(([, value]) => value !== null));

export const userByPhone = async (query: Query, phone: string): Promise<User | undefined> =>
  (await query<User>('select * from auth.users where phone = $1', [phone]))[0];

export const userById = async (query: Query, id: string): Promise<User | undefined> =>
  (await query<User>('select * from auth.users where id = $1', [id]))[0];

export const userByNewPhone = async (query: Query, phone: string): Promise<User | undefined> =>
  (await query<User>('select * from auth.users where phone_change = $1', [phone]))[0];

export async function insertUser(
  query: Query,
  user: Changes & { readonly id: string },
  now: Date,
): Promise<User> {
  const values = Object.entries({ ...user, created_at: now, updated_at: now });
  const [row] = await query<User>(
    `insert into auth.users (${values.map(([name]) => name).join(', ')})
     values (${values.map((_, i) => `$${i + 1}`).join(', ')}) returning *`,
    values.map(([, value]) => value),
  );
  if (row === undefined) throw new Error('a user was not stored');
  return row;
}

/** Writes without checking the row's current state, as Supabase Auth does. */
export async function updateUser(
  query: Query,
  { id }: User,
  changes: Changes,
  now: Date,
): Promise<User> {
  const values = Object.entries({ ...changes, updated_at: now });
  const [row] = await query<User>(
    `update auth.users set ${values.map(([name], i) => `${name} = $${i + 2}`).join(', ')}
     where id = $1 returning *`,
    [id, ...values.map(([, value]) => value)],
  );
  if (row === undefined) throw new Error('a user was gone');
  return row;
}

/** The user as the API shows it; lists of users omit the identities. */
export const userJson = (user: User, identities: readonly Identity[] | null) => ({
  id: user.id,
  aud: user.aud,
  role: user.role,
  email: user.email ?? '',
  phone: user.phone ?? '',
  phone_confirmed_at: user.phone_confirmed_at ?? undefined,
  confirmation_sent_at: user.confirmation_sent_at ?? undefined,
  confirmed_at: user.phone_confirmed_at ?? undefined,
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

export type UserJson = ReturnType<typeof userJson>;

export const showUser = async (query: Query, user: User): Promise<UserJson> =>
  userJson(user, await identitiesOf(query, user.id));
