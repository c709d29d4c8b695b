import { type Account, nowOf } from '../account.ts';
import { newId } from '../ids.ts';
import type { WebhookEndpoint } from '../stored.ts';
import { empty } from './empty.ts';

export const makeWebhookEndpoint = (
  account: Account,
  given: Partial<WebhookEndpoint> & Pick<WebhookEndpoint, 'url' | 'enabled_events'>,
): WebhookEndpoint => ({
  id: newId('we'),
  object: 'webhook_endpoint',
  ...empty('api_version', 'application', 'description'),
  created: nowOf(account),
  livemode: false,
  metadata: {},
  status: 'enabled',
  ...given,
});
