import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A new secret for a cookie: 256 random bits, base64url. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The stored form of a cookie's secret: SHA-256. */
export const digest = (secret: string): Uint8Array => createHash('sha256').update(secret).digest();

/** The stored form of a banned number: HMAC-SHA-256, so that a copy of the database identifies nobody. */
export const phoneHash = (phone: string, key: string): Uint8Array =>
  createHmac('sha256', key).update(phone).digest();
