import { isIP } from 'node:net';
import { Refused } from '#contract/refused.ts';
import type { Call } from '#http/endpoint.ts';
import { SITE } from '#site';
import { PASSKEYS } from './rules/passkeyTexts.ts';
import type { CeremonyPlace } from './verbs/passkeys/ceremony.ts';

/**
 * The site's own address, which passkeys are for. Throws Refused at any other: a preview of a deploy, an address of digits; on this
 * machine browsers have passkeys at http://localhost alone.
 */
export function passkeyPlace({ url, context }: Call): CeremonyPlace {
  const own = new URL(context.site.url ?? SITE.url);
  const isDigits = isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0;
  if (isDigits) throw new Refused('conflict', PASSKEYS.digits(own.origin));
  if (url.origin !== own.origin) throw new Refused('conflict', PASSKEYS.elsewhere(own.origin));
  return { origin: own.origin, host: own.hostname };
}
