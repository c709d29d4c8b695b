import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { keyedHash } from '#members/account/verbs/secrets.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A key of its own for each use of the one secret that the database does not have. */
const keyFor = (use: string, secret: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', `voice line, ${use}`, 32));

/** The stored form to recognize a code: keyed, and bound to the account's number. @param phone +1 and ten digits */
export const codeCheck = (phone: string, code: string, secret: string): Uint8Array =>
  keyedHash(`${phone} ${code}`, keyFor('check', secret));

/** The stored form of a code for the member's own page: AES-256-GCM, useless for another number. */
export function sealCode(phone: string, code: string, secret: string): Uint8Array {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyFor('seal', secret), nonce).setAAD(
    Buffer.from(phone),
  );
  const body = Buffer.concat([cipher.update(code, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

/** The code again; undefined if it was sealed with another secret or for another number. */
export function openCode(phone: string, sealed: Uint8Array, secret: string): string | undefined {
  const bytes = Buffer.from(sealed);
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyFor('seal', secret), nonce, {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(Buffer.from(phone)).setAuthTag(tag);
    const body = bytes.subarray(NONCE_BYTES + TAG_BYTES);
    return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
