import type { Config } from '@netlify/functions';
import { deleteAccount } from '#contract/subscriptions/manage.ts';
import { SUBSCRIPTION_PATHS } from '#contract/subscriptions/paths.ts';
import { get, post, serve } from '../lib/accounts/serve.ts';
import { download, remove } from '../lib/subscriptions/account.ts';

export const config: Config = {
  path: ['/api/account/delete', '/api/account/export'],
};

export default serve(
  post(deleteAccount, remove),
  get({ path: SUBSCRIPTION_PATHS.exportAccount }, download),
);
