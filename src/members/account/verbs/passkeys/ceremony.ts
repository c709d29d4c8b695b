import { createHash } from 'node:crypto';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import { Refused } from '#contract/refused.ts';
import { PASSKEYS } from '../../rules/passkeyTexts.ts';
import type { Passkeys } from '../../store/passkeys.ts';
import { secretDigest } from '../secrets.ts';

/** Where passkeys belong to. */
export interface CeremonyPlace {
  /** "https://simcast.example": what a browser states, and a page cannot forge. */
  readonly origin: string;
  /** The host alone (WebAuthn's RP ID): a passkey is for this one for ever. */
  readonly host: string;
}

/** Whose ceremony it is. */
export interface CeremonyAsker {
  /** The cookie of the browser; empty if it has none. */
  readonly browser: string;
  /** Who adds a passkey; null for signing in. */
  readonly memberId: string | null;
}

/** The bytes behind base64url. */
export const bytesOf = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'base64url'));

const sha256 = (text: string): Uint8Array => createHash('sha256').update(text).digest();

/** Notes a question under its caps. Throws Refused where too many were asked. */
export async function noteChallenge(
  passkeys: Passkeys,
  challenge: string,
  { browser, memberId }: CeremonyAsker,
  ip: string,
): Promise<void> {
  const asked = { challenge: sha256(challenge), browser: secretDigest(browser), memberId };
  const seconds = await passkeys.begin(asked, ip);
  if (seconds > 0)
    throw new Refused('tooOften', PASSKEYS.tooMany(seconds), { retryAfter: seconds });
}

/** What the browser says it asked its device; undefined where it cannot be read. */
function statedIn(clientDataJSON: string) {
  try {
    return decodeClientDataJSON(clientDataJSON);
  } catch {
    return undefined;
  }
}

/**
 * The challenge that an answer is for, which is used up by this. Throws Refused for one that is not this browser's, is too old or
 * has been answered, and for a ceremony inside another site's page, which the library lets pass where the browser does not name
 * that page.
 */
export async function takeChallenge(
  passkeys: Passkeys,
  clientDataJSON: string,
  { browser, memberId }: CeremonyAsker,
  failed: string,
): Promise<string> {
  const stated = statedIn(clientDataJSON);
  if (typeof stated?.challenge !== 'string') throw new Refused('invalid', failed);
  const { challenge, crossOrigin } = stated;
  const asked = { challenge: sha256(challenge), browser: secretDigest(browser), memberId };
  if (!(await passkeys.take(asked))) throw new Refused('invalid', PASSKEYS.stale);
  if (crossOrigin !== undefined && crossOrigin !== false) throw new Refused('invalid', failed);
  return challenge;
}
