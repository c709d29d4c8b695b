import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { Refusal } from './refusal.ts';
import type { AuthSettings } from './settings.ts';

const derive = promisify<string, string, number, Buffer>(scrypt);
const BYTES = 32;

/** Takes about as long as the real one's hash: that is how long an unknown number's first code takes more. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16).toString('hex');
  return `${salt}.${(await derive(password, salt, BYTES)).toString('hex')}`;
}

/** Of a user who signs up by code and never learns it. */
export const unknownPassword = (): Promise<string> => hashPassword(randomBytes(32).toString('hex'));

export async function isPassword(password: string, hashed: string | null): Promise<boolean> {
  const [salt, hash] = (hashed ?? '').split('.');
  if (!salt || !hash) return false;
  return timingSafeEqual(Buffer.from(hash, 'hex'), await derive(password, salt, BYTES));
}

/** Refuses a password that the settings call weak. */
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
  throw new Refusal(422, 'weak_password', sentences.join(' '), { weak_password: { reasons } });
}
