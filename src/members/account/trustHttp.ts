import { Refused } from '#contract/refused.ts';
import { get, post } from '#http/own.ts';
import { readTrust, trustSession } from './contract/trust.ts';
import { SIGNED_OUT } from './rules/texts.ts';
import { trust } from './tools.ts';
import { anyDevice, trustedDevice } from './trust.ts';
import { member } from './who.ts';

/** How a device is trusted, and a trusted device's word for another. */
export const TRUST_ENDPOINTS = [
  get(readTrust, anyDevice(member), async ({ who: { user, sessionId }, call }) => {
    const shown = await call.site.use(trust).read({ memberId: user.id, sessionId });
    if (!shown) throw new Refused('signedOut', SIGNED_OUT);
    return shown;
  }),
  post(trustSession, trustedDevice(member), async ({ who: { user, sessionId }, body, call }) => {
    const here = { memberId: user.id, sessionId };
    if (!(await call.site.use(trust).vouch(here, body.session)))
      throw new Refused('notFound', 'That device is no longer signed in');
    return { ok: true };
  }),
] as const;
