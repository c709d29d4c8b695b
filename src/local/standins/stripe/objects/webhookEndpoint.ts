import { type Account, nowOf } from '../account.ts';
import { newId } from '../ids.ts';
import type { WebhookEndpoint } from '../stored.ts';

export const makeWebhookEndpoint = (
  account: Account,
  given: Partial<WebhookEndpoint> & Pick<WebhookEndpoint, 'url' | 'enabled_events'>,
): WebhookEndpoint => ({
  id: newId('we'),
  object: 'webhook_endpoint',
  api_version: null,
  application: null,
  created: nowOf(account),
  description: null,
  livemode: false,
  metadata: {},
  status: 'enabled',
  ...given,
});
