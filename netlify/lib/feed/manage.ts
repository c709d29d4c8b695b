import { momentText } from '#domain/billing/accountText.ts';
import { privatePath } from '#domain/feed/privateAddress.ts';
import { digest, newSecret } from '#server/tasks/accounts/secrets.ts';
import { privateError, privateJson } from '../accounts/privateAnswer.ts';
import { asMember, readAsMember } from '../subscriptions/asMember.ts';
import { feedTools, siteUrl } from './environment.ts';

export const standing = readAsMember(async ({ id }) =>
  privateJson(200, { feed: await feedTools().standing(id) }),
);

/** The one answer that ever holds the address. */
export const make = asMember(async ({ id, shutOutUntil }) => {
  const secret = newSecret();
  if (shutOutUntil !== null) {
    const until = momentText(shutOutUntil);
    return privateError(403, `You have shut yourself out until ${until}: no new feed before.`);
  }
  if (!(await feedTools().make(id, digest(secret)))) {
    return privateError(403, 'A feed of your own is part of a subscription.');
  }
  const addressOf = (format: 'rss' | 'calendar') =>
    new URL(privatePath(secret, format), siteUrl()).href;
  return privateJson(200, { rss: addressOf('rss'), calendar: addressOf('calendar') });
});

export const end = asMember(async ({ id }) => {
  await feedTools().end(id);
  return privateJson(200, { ok: true });
});
