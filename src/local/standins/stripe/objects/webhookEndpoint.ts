import type { Account } from '../account.ts';
import type { WebhookEndpoint } from '../stored.ts';
import { empty, fresh } from './parts.ts';

export const makeWebhookEndpoint = (
  account: Account,
  given: Partial<WebhookEndpoint> & Pick<WebhookEndpoint, 'url' | 'enabled_events'>,
): WebhookEndpoint => ({
  ...fresh(account, 'we', 'webhook_endpoint'),
  ...empty('api_version', 'application', 'description'),
  status: 'enabled',
  ...given,
});
