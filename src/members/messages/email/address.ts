import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '#members/account/verbs/secrets.ts';
import { LETTER_PATHS } from '../contract/letters.ts';
import { EMAIL_UNSUBSCRIBE } from '../contract/paths.ts';
import { mailboxOf, ownDomainOf } from './box.ts';

const mac = (key: string, label: string, text: string): Buffer =>
  keyedHash(`${label}:${text}`, key);

/** The stored and compared form of an address, ignoring letter case. */
export const addressHash = (address: string, key: string): Buffer =>
  mac(key, 'email', address.trim().toLowerCase());

/** The counted form of an address: the same for all that reaches one box. */
const boxHash = (address: string, key: string): Buffer => mac(key, 'box', mailboxOf(address));

/** The counted form of a domain that may be one person's; null for a large provider's. */
function domainHash(address: string, key: string): Buffer | null {
  const domain = ownDomainOf(address);
  return domain === undefined ? null : mac(key, 'domain', domain);
}

/** The stored form of a code sent to an address. */
export const emailCodeHash = (memberId: string, address: string, code: string, key: string) =>
  mac(key, 'email code', JSON.stringify([memberId, address.toLowerCase(), code]));

/** What a link in an e-mail stops: a member's picks and alerts with all else that we mail, or the weekly letter alone. */
type Stops = 'unsubscribe' | 'letter';

const signature = (stops: Stops, hash: string, key: string): Buffer =>
  mac(key, stops, hash).subarray(0, 16);

const linkTo = (path: string, stops: Stops, hash: string, key: string): string =>
  `${path}?a=${hash}.${signature(stops, hash, key).toString('base64url')}`;

/** The link that stops e-mails to an address, whoever opens it. It reveals nothing about the address, and never expires. */
export const unsubscribeUrl = (siteUrl: string, hash: string, key: string): string =>
  linkTo(siteUrl + EMAIL_UNSUBSCRIBE, 'unsubscribe', hash, key);

/** The same for the weekly letter. */
export const letterStopUrl = (siteUrl: string, hash: string, key: string): string =>
  linkTo(siteUrl + LETTER_PATHS.stop, 'letter', hash, key);

/** The hash of a link's address; undefined if the link is not ours. */
export function addressOfLink(
  token: string,
  key: string,
  stops: Stops = 'unsubscribe',
): Buffer | undefined {
  const [, hash, given] = /^([\da-f]{64})\.([\w-]{22})$/.exec(token) ?? [];
  if (hash === undefined || given === undefined || key === '') return undefined;
  const right = timingSafeEqual(Buffer.from(given, 'base64url'), signature(stops, hash, key));
  return right ? Buffer.from(hash, 'hex') : undefined;
}

/** What a code to an address is counted by. */
export const boxHashes = (address: string, key: string) => ({
  box: boxHash(address, key),
  domain: domainHash(address, key),
});
