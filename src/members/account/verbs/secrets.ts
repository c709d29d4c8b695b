import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';
import { CODE_DIGITS } from '../rules/code.ts';

/** A new secret for a cookie: 256 random bits, base64url. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The stored form of a cookie's secret: SHA-256. */
export const digest = (secret: string): Uint8Array => createHash('sha256').update(secret).digest();

/** A new code for somebody to enter: each as likely as any other. */
export const newCode = (): string =>
  String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');

/** What is kept of what is known again and never read: HMAC-SHA-256, so that a copy of the database tells nothing. */
export const keyedHash = (text: string, key: string | Uint8Array): Buffer =>
  createHmac('sha256', key).update(text).digest();

/** What is kept of a number, of a banned one too. */
export const phoneHash: (phone: string, key: string) => Uint8Array = keyedHash;
