import { clock } from '#clock';
import type { Query } from '../../services/query.ts';

/** A row of auth.users, as far as it is used. */
export interface User {
  readonly id: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly phone_confirmed_at: Date | null;
  readonly last_sign_in_at: Date | null;
  readonly banned_until: Date | null;
  readonly confirmation_sent_at: Date | null;
  readonly raw_app_meta_data: Record<string, unknown>;
  readonly raw_user_meta_data: Record<string, unknown>;
  readonly created_at: Date;
  readonly updated_at: Date;
}

/** GoTrue keeps phone numbers as digits alone. */
export const digits = (phone: unknown): string =>
  typeof phone === 'string' ? phone.replace(/\D/g, '') : '';

export const isBanned = ({ banned_until }: User, now = clock.now()): boolean =>
  banned_until !== null && banned_until > now;

/** The user as GoTrue's API shows it. */
export const userJson = (user: User) => ({
  id: user.id,
  aud: 'authenticated',
  role: 'authenticated',
  email: user.email ?? '',
  phone: user.phone ?? '',
  phone_confirmed_at: user.phone_confirmed_at ?? undefined,
  confirmed_at: user.phone_confirmed_at ?? undefined,
  last_sign_in_at: user.last_sign_in_at ?? undefined,
  banned_until: user.banned_until ?? undefined,
  app_metadata: user.raw_app_meta_data,
  user_metadata: user.raw_user_meta_data,
  identities: [],
  created_at: user.created_at,
  updated_at: user.updated_at,
  is_anonymous: false,
});

export interface NewUser {
  readonly phone: string;
  readonly confirmed?: boolean;
  readonly appData?: object;
  readonly userData?: object;
}

export async function createUser(query: Query, user: NewUser): Promise<User | undefined> {
  const appData = { provider: 'phone', providers: ['phone'], ...user.appData };
  const [row] = await query<User>(
    `insert into auth.users (phone, phone_confirmed_at, raw_app_meta_data, raw_user_meta_data)
     values ($1, case when $2 then auth.clock() end, $3, $4) on conflict (phone) do nothing returning *`,
    [user.phone, user.confirmed ?? false, appData, user.userData ?? {}],
  );
  return row;
}

export const userByPhone = async (query: Query, phone: string): Promise<User | undefined> =>
  (await query<User>('select * from auth.users where phone = $1', [phone]))[0];

export const userById = async (query: Query, id: string): Promise<User | undefined> =>
  (await query<User>('select * from auth.users where id::text = $1', [id]))[0];
