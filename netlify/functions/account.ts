import type { Config } from '@netlify/functions';
import { endPrivateFeed, makePrivateFeed, privateFeed } from '#contract/feed/privateFeed.ts';
import { confirmCard, deleteAccount } from '#contract/subscriptions/manage.ts';
import { SUBSCRIPTION_PATHS } from '#contract/subscriptions/paths.ts';
import { get, post, serve } from '../lib/accounts/serve.ts';
import { end, make, standing } from '../lib/feed/manage.ts';
import { download, remove } from '../lib/subscriptions/account.ts';
import { confirm } from '../lib/subscriptions/withCard.ts';

export const config: Config = {
  path: [
    '/api/account/confirm-card',
    '/api/account/delete',
    '/api/account/export',
    '/api/account/feed',
    '/api/account/feed/make',
    '/api/account/feed/end',
  ],
};

export default serve(
  post(confirmCard, confirm),
  post(deleteAccount, remove),
  get({ path: SUBSCRIPTION_PATHS.exportAccount }, download),
  get(privateFeed, standing),
  post(makePrivateFeed, make),
  post(endPrivateFeed, end),
);
