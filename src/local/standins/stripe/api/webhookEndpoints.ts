import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { invalidRequest } from '../failure.ts';
import { makeWebhookEndpoint } from '../objects/webhookEndpoint.ts';
import { STAND_IN_API_VERSION } from '../version.ts';
import { atPath } from './lookup.ts';
import { oneOfWords, textParam } from './params.ts';
import { type Route, route } from './route.ts';

const MOST = 16;

const enabled_events = z.array(textParam).min(1);
const create = {
  url: textParam,
  enabled_events,
  api_version: oneOfWords([STAND_IN_API_VERSION]).optional(),
  description: textParam.optional(),
};

export const WEBHOOK_ENDPOINTS: readonly Route[] = [
  route('POST', '/v1/webhook_endpoints', create, ({ account, objects, params }) => {
    const { url, api_version = null, description = null } = params;
    if (!URL.canParse(url)) throw invalidRequest('Invalid URL', 'url_invalid', 'url');
    const { webhookEndpoints } = objects;
    if (Object.keys(webhookEndpoints).length >= MOST) {
      throw invalidRequest(`You have reached the maximum of ${MOST} test webhook endpoints.`);
    }
    const endpoint = makeWebhookEndpoint(account, {
      url,
      enabled_events: params.enabled_events,
      api_version,
      description,
    });
    const secret = `whsec_${randomBytes(24).toString('hex')}`;
    webhookEndpoints[endpoint.id] = endpoint;
    account.state.secrets[endpoint.id] = [secret];
    // The secret is shown only this once.
    return { ...endpoint, secret };
  }),
  route('POST', '/v1/webhook_endpoints/{id}', { enabled_events }, ({ objects, id, params }) => {
    const endpoint = atPath(objects.webhookEndpoints, 'webhook endpoint', id);
    endpoint.enabled_events = params.enabled_events;
    return endpoint;
  }),
];
