import type { Config } from '@netlify/functions';
import { confirmCard, deleteAccount } from '#contract/subscriptions/manage.ts';
import { SUBSCRIPTION_PATHS } from '#contract/subscriptions/paths.ts';
import { get, post, serve } from '../lib/accounts/serve.ts';
import { download, remove } from '../lib/subscriptions/account.ts';
import { confirm } from '../lib/subscriptions/withCard.ts';

export const config: Config = {
  path: ['/api/account/confirm-card', '/api/account/delete', '/api/account/export'],
};

export default serve(
  post(confirmCard, confirm),
  post(deleteAccount, remove),
  get({ path: SUBSCRIPTION_PATHS.exportAccount }, download),
);
