import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { SqlQuery } from '../../services/query.ts';
import { AuthRefusal } from './refusal.ts';
import type { AuthSettings } from './settings.ts';
import { type AuthUser, updateUser } from './users.ts';
import { clearWaiting } from './waitingCodes.ts';

const derive = promisify<string, string, number, Buffer>(scrypt);
const BYTES = 32;

/** Takes about as long as the real service's hash, which makes an unknown number's first code slower. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16).toString('hex');
  return `${salt}.${(await derive(password, salt, BYTES)).toString('hex')}`;
}

/** Random password of a user who signs up by code and never learns it. */
export const unknownPassword = (): Promise<string> => hashPassword(randomBytes(32).toString('hex'));

export async function isPassword(password: string, hashed: string | null): Promise<boolean> {
  const [salt, hash] = (hashed ?? '').split('.');
  if (!salt || !hash) return false;
  return timingSafeEqual(Buffer.from(hash, 'hex'), await derive(password, salt, BYTES));
}

/** Refuses a password that is weak by the settings. */
export function requireStrong(
  password: string,
  { passwordLength, passwordClasses }: AuthSettings,
): void {
  const short = password.length < passwordLength;
  const poor = passwordClasses.some((set) => ![...set].some((letter) => password.includes(letter)));
  if (!short && !poor) return;
  const sentences = [
    ...(short ? [`Password should be at least ${passwordLength} characters.`] : []),
    ...(poor
      ? [`Password should contain at least one character of each: ${passwordClasses.join(', ')}.`]
      : []),
  ];
  const reasons = [...(short ? ['length'] : []), ...(poor ? ['characters'] : [])];
  throw new AuthRefusal(
    422,
    'weak_password',
    sentences.join(' '),
    { weak_password: { reasons } },
    false,
  );
}

/** A new password voids codes on their way and ends all sessions except the named one, if any. */
export async function setPassword(
  query: SqlQuery,
  user: AuthUser,
  hashed: string,
  keptSession: string | null,
  now: Date,
): Promise<AuthUser> {
  await query('delete from auth.sessions where user_id = $1 and id is distinct from $2', [
    user.id,
    keptSession,
  ]);
  await clearWaiting(query, user.id);
  const voided = {
    confirmation_token: '',
    confirmation_sent_at: null,
    phone_change_token: '',
    phone_change_sent_at: null,
    email_change_token_new: '',
    email_change_sent_at: null,
  };
  return updateUser(query, user, { ...voided, encrypted_password: hashed }, now);
}
