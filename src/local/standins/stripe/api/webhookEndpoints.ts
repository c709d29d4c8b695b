import { randomBytes } from 'node:crypto';
import type { Account } from '../account.ts';
import { invalid, notFound } from '../failure.ts';
import { makeWebhookEndpoint } from '../objects/webhookEndpoint.ts';
import type { WebhookEndpoint } from '../stored.ts';
import { API_VERSION } from '../version.ts';
import { listRoute } from './list.ts';
import {
  array,
  bool,
  changedMetadata,
  expand,
  fields,
  metadataChange,
  oneOf,
  text,
  unsettable,
} from './params.ts';
import { type Call, type Route, route } from './route.ts';

const MOST = 16;

const create = fields({
  ...expand,
  url: text,
  enabled_events: array(text).min(1),
  api_version: oneOf([API_VERSION]).optional(),
  description: unsettable.optional(),
  metadata: metadataChange.optional(),
});

const update = fields({
  ...expand,
  url: text.optional(),
  enabled_events: array(text).min(1).optional(),
  description: unsettable.optional(),
  disabled: bool.optional(),
  metadata: metadataChange.optional(),
});

const found = ({ account, id }: Call<unknown>): WebhookEndpoint => {
  const endpoint = account.state.objects.webhookEndpoints[id];
  if (endpoint === undefined) throw notFound('webhook endpoint', id);
  return endpoint;
};

function checkUrl(url: string): void {
  if (!URL.canParse(url)) throw invalid('Invalid URL', 'url_invalid', 'url');
}

const endpoints = '/v1/webhook_endpoints';

export const WEBHOOK_ENDPOINTS: readonly Route[] = [
  route('POST', endpoints, create, ({ account, params }) => {
    checkUrl(params.url);
    const { webhookEndpoints } = account.state.objects;
    if (Object.keys(webhookEndpoints).length >= MOST) {
      throw invalid(`You have reached the maximum of ${MOST} test webhook endpoints.`);
    }
    const endpoint = makeWebhookEndpoint(account, {
      url: params.url,
      enabled_events: params.enabled_events,
      api_version: params.api_version ?? null,
      description: params.description ?? null,
      metadata: changedMetadata({}, params.metadata),
    });
    const secret = `whsec_${randomBytes(24).toString('hex')}`;
    webhookEndpoints[endpoint.id] = endpoint;
    account.state.secrets[endpoint.id] = [secret];
    // The only time that it is shown.
    return { ...endpoint, secret };
  }),
  route('GET', `${endpoints}/{id}`, fields(expand), found),
  route('POST', `${endpoints}/{id}`, update, (call) => {
    const { url, enabled_events, description, disabled, metadata } = call.params;
    if (url !== undefined) checkUrl(url);
    const endpoint = found(call);
    Object.assign(endpoint, {
      url: url ?? endpoint.url,
      enabled_events: enabled_events ?? endpoint.enabled_events,
      description: description === undefined ? endpoint.description : description,
      metadata: changedMetadata(endpoint.metadata, metadata),
    });
    if (disabled !== undefined) endpoint.status = disabled ? 'disabled' : 'enabled';
    return endpoint;
  }),
  route('DELETE', `${endpoints}/{id}`, fields({}), (call) => {
    const { id } = found(call);
    delete call.account.state.objects.webhookEndpoints[id];
    delete call.account.state.secrets[id];
    return { id, object: 'webhook_endpoint', deleted: true };
  }),
  listRoute(
    endpoints,
    ({ state }: Account) => Object.values(state.objects.webhookEndpoints),
    {},
    () => true,
  ),
];
