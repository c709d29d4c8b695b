import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '#members/account/verbs/secrets.ts';
import { EMAIL_UNSUBSCRIBE } from '../contract/paths.ts';

const mac = (key: string, label: string, text: string): Buffer =>
  keyedHash(`${label}:${text}`, key);

/** What is compared and kept of an address: without regard to letter case. */
export const addressHash = (address: string, key: string): Buffer =>
  mac(key, 'email', address.trim().toLowerCase());

/** What is kept of a code that was sent to an address. */
export const emailCodeHash = (memberId: string, address: string, code: string, key: string) =>
  mac(key, 'email code', JSON.stringify([memberId, address.toLowerCase(), code]));

const signature = (hash: string, key: string): Buffer =>
  mac(key, 'unsubscribe', hash).subarray(0, 16);

/** The link that stops e-mails to an address, whoever opens it. It says nothing of the address, and never runs out. */
export const unsubscribeUrl = (siteUrl: string, hash: string, key: string): string =>
  `${siteUrl}${EMAIL_UNSUBSCRIBE}?a=${hash}.${signature(hash, key).toString('base64url')}`;

/** The hash of the address whose link it is; undefined where the link is none of ours. */
export function addressOfLink(token: string, key: string): Buffer | undefined {
  const [, hash, given] = /^([\da-f]{64})\.([\w-]{22})$/.exec(token) ?? [];
  if (hash === undefined || given === undefined || key === '') return undefined;
  const right = timingSafeEqual(Buffer.from(given, 'base64url'), signature(hash, key));
  return right ? Buffer.from(hash, 'hex') : undefined;
}
