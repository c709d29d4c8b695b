import { type HttpServer, listen } from '../../http/listen.ts';
import { newAccount, nowOf } from './account.ts';
import { type ApiRequest, type Calls, createApi } from './api/api.ts';
import { catchUpBilling } from './billing/due.ts';
import { type Controls, createControls } from './controls.ts';
import { createDeliveries } from './events/delivery.ts';
import { makePortalConfiguration } from './objects/portal.ts';
import { makeWebhookEndpoint } from './objects/webhookEndpoint.ts';
import { showPage } from './pages/pages.ts';
import { control } from './remote.ts';
import { createStateWriter, readStateFile } from './stateFile.ts';
import type { StripeEvent } from './stored.ts';

interface StripeOptions {
  /** A webhook endpoint that exists from the beginning and receives all events. */
  readonly webhookUrl: string;
  readonly webhookSecret: string;
  /** File for the account; without one, it stays in memory. */
  readonly file?: string;
  /** Called with every call before its response. */
  readonly onRequest?: (request: ApiRequest) => void;
  /** Called with every event. */
  readonly onEvent?: (event: StripeEvent) => void;
}

interface StripeStandIn extends HttpServer {
  readonly controls: Controls;
}

const OWN_ENDPOINT = 'we_standin';
/** How often the stand-in checks whether something is due. */
const LOOK_MS = 5_000;

/** The part of Stripe for subscriptions: its API, its hosted pages, and what happens as time passes. */
export async function startStripe(options: StripeOptions): Promise<StripeStandIn> {
  const handler: { answer?: (request: Request) => Promise<Response> } = {};
  const server = await listen(async (request) =>
    handler.answer === undefined ? new Response(null, { status: 503 }) : handler.answer(request),
  );
  const state = readStateFile(options.file, server.url);
  const writer = createStateWriter(options.file, state);
  const account = newAccount(state, (event) => {
    deliveries.queue(event);
    writer.changed();
    options.onEvent?.(event);
  });
  const deliveries = createDeliveries(account, writer.changed);
  const { webhookEndpoints, portalConfigurations } = state.objects;
  webhookEndpoints[OWN_ENDPOINT] = makeWebhookEndpoint(account, {
    id: OWN_ENDPOINT,
    url: options.webhookUrl,
    enabled_events: ['*'],
    description: 'Of this start',
    created: webhookEndpoints[OWN_ENDPOINT]?.created ?? nowOf(account),
  });
  state.secrets[OWN_ENDPOINT] = [options.webhookSecret];
  if (Object.keys(portalConfigurations).length === 0) {
    const usual = makePortalConfiguration(account);
    portalConfigurations[usual.id] = usual;
  }

  const calls: Calls = { made: [], faults: [], gate: Promise.resolve() };
  const api = createApi(account, calls, options.onRequest);
  const controls = createControls(account, calls, deliveries, OWN_ENDPOINT);
  handler.answer = async (request) => {
    catchUpBilling(account);
    const { pathname } = new URL(request.url);
    try {
      if (pathname.startsWith('/v1/')) return await api(request);
      if (pathname.startsWith('/_control/')) return await control(controls, request);
      return await showPage(account, request);
    } finally {
      writer.changed();
    }
  };
  const look = setInterval(() => catchUpBilling(account), LOOK_MS).unref();
  deliveries.resume();
  return {
    ...server,
    controls,
    stop: async () => {
      clearInterval(look);
      deliveries.stop();
      await server.stop();
      await writer.stop();
    },
  };
}
