import { Refused } from '#contract/refused.ts';
import { webAddress } from '#domain/product/webAddress.ts';
import { get, post } from '#http/own.ts';
import { anyDevice, trustedDevice } from '#members/account/trust.ts';
import { newSecret, secretDigest } from '#members/account/verbs/secrets.ts';
import { member } from '#members/account/who.ts';
import { accountMoment } from '#members/billing/rules/accountText.ts';
import type { Environment } from '#wiring';
import { endPrivateFeed, makePrivateFeed, privateFeed } from './contract.ts';
import { privatePath } from './rules/privateAddress.ts';
import { feeds } from './tools.ts';

/** The site's base address. Throws one sentence if the environment lacks it. */
function siteUrl({ URL: url }: Environment): string {
  const own = webAddress(url ?? '');
  if (!own) throw new Error('URL must be set: a feed’s address begins with it.');
  return own.base;
}

/** Until a device is trusted none: it may make none, either. */
const standing = get(privateFeed, anyDevice(member), async ({ who, call }) => ({
  feed: who.trust === null ? null : await call.site.use(feeds).standing(who.user.id),
}));

/** The only answer that contains the address. */
const make = post(
  makePrivateFeed,
  trustedDevice(member),
  async ({ who: { user, sessionId }, call: { site } }) => {
    const secret = newSecret();
    if (user.shutOutUntil !== null) {
      const until = accountMoment(user.shutOutUntil);
      const text = `You are on a break until ${until}. You can make a feed after that.`;
      throw new Refused('forbidden', text);
    }
    if (!(await site.use(feeds).make(user.id, secretDigest(secret), sessionId)))
      throw new Refused(
        'forbidden',
        'Your own feed is part of Premium. See what it includes under Subscribe.',
      );
    const addressOf = (format: 'rss' | 'calendar') =>
      new URL(privatePath(secret, format), siteUrl(site.env)).href;
    return { rss: addressOf('rss'), calendar: addressOf('calendar') };
  },
);

const end = post(endPrivateFeed, trustedDevice(member), async ({ who, call }) => {
  await call.site.use(feeds).end(who.user.id);
  return { ok: true };
});

/** A member's own feed, as its account page manages it. */
export const OWN_FEED_ENDPOINTS = [standing, make, end] as const;
