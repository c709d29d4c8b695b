import { type AuthRefusal, failedRefusal } from './refusal.ts';

/** What a row of auth.users must have, or Supabase Auth does not find it (models/user.go, read on 2026-11-27). */
export const FOUND_BY = {
  instance_id: '00000000-0000-0000-0000-000000000000',
  aud: 'authenticated',
} as const;

/** Texts that are never null in a row that Supabase Auth has written itself, and over which it fails if they are. */
const TEXTS = {
  role: 'authenticated',
  confirmation_token: '',
  recovery_token: '',
  email_change: '',
  email_change_token_new: '',
  email_change_token_current: '',
  phone_change: '',
  phone_change_token: '',
  reauthentication_token: '',
} as const;

/** A row's columns as Supabase Auth writes them at first. */
export const FRESH_USER = { ...FOUND_BY, ...TEXTS } as const;

/** The condition of every search for users, with its values. */
export const FOUND = `instance_id = '${FOUND_BY.instance_id}' and aud = '${FOUND_BY.aud}' and not is_sso_user`;

/** The row, unless somebody wrote it by hand and left a text out. */
export function wholeRow<Row extends object>(row: Row, fault: () => AuthRefusal = unreadable): Row {
  const isWhole = Object.keys(TEXTS).every((name) => Reflect.get(row, name) !== null);
  if (isWhole) return row;
  throw fault();
}

const unreadable = (): AuthRefusal => failedRefusal('Database error finding user');
