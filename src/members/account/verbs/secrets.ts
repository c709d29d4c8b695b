import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';
import { CODE_DIGITS } from '../rules/code.ts';

/** A new secret for a cookie: 256 random bits, base64url. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/**
 * The secret that takes a session's place in its cookie: the same whenever it is asked for, so that a lost answer can be given
 * again, and not to be guessed from the one before without our key.
 */
export const nextSecret = (secret: string, key: string): string =>
  keyedHash(`session ${secret}`, key).toString('base64url');

/** The stored form of a cookie's secret: SHA-256. */
export const secretDigest = (secret: string): Uint8Array =>
  createHash('sha256').update(secret).digest();

/** A new random code for somebody to enter, evenly distributed. */
export const newCode = (): string =>
  String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');

/** HMAC-SHA-256 of a text that is only compared, never read: a copy of the database does not reveal it. */
export const keyedHash = (text: string, key: string | Uint8Array): Buffer =>
  createHmac('sha256', key).update(text).digest();

/** The stored form of a phone number, banned ones included. */
export const phoneHash: (phone: string, key: string) => Uint8Array = keyedHash;
