import { z } from 'zod';
import { type Account, nowOf } from '../account.ts';
import { expireSession } from '../billing/due.ts';
import { invalidRequest } from '../failure.ts';
import { makeSession } from '../objects/session.ts';
import type { StoredCheckout } from '../stored.ts';
import { activePrice, atPath, customerAt } from './lookup.ts';
import { fields, int, metadata, oneOfWords, textParam } from './params.ts';
import { type ParamsOf, type Route, route, type StripeCall } from './route.ts';

/** Characters of the text beside the button. */
const LONGEST_MESSAGE = 1200;

const create = {
  mode: oneOfWords(['subscription']),
  line_items: z.array(fields({ price: textParam, quantity: z.literal('1') })).min(1),
  success_url: textParam,
  cancel_url: textParam.optional(),
  customer: textParam.optional(),
  client_reference_id: textParam.optional(),
  expires_at: int.optional(),
  subscription_data: fields({ metadata }).optional(),
  custom_text: fields({ submit: fields({ message: textParam.max(LONGEST_MESSAGE) }) }).optional(),
};

const MINUTE_S = 60;
const SHORTEST_S = 30 * MINUTE_S;
const LONGEST_S = 24 * 60 * MINUTE_S;
/** Allows for the time until the response. */
const LEEWAY_S = MINUTE_S;

function expiry(account: Account, wanted: number | undefined): number {
  const now = nowOf(account);
  if (wanted === undefined) return now + LONGEST_S;
  const refused = (limit: string) =>
    invalidRequest(
      `The \`expires_at\` timestamp must be ${limit} from Checkout Session creation.`,
      undefined,
      'expires_at',
    );
  if (wanted < now + SHORTEST_S - LEEWAY_S) throw refused('at least 30 minutes');
  if (wanted > now + LONGEST_S + LEEWAY_S) throw refused('less than 24 hours');
  return wanted;
}

function begin({ account, objects, params }: StripeCall<ParamsOf<typeof create>>): StoredCheckout {
  const { customer = null, cancel_url = null, client_reference_id = null } = params;
  if (customer !== null) customerAt(account, customer);
  const prices = params.line_items.map(({ price }, index) =>
    activePrice(account, price, `line_items[${index}][price]`),
  );
  const amount = prices.reduce((sum, { unit_amount }) => sum + (unit_amount ?? 0), 0);
  const session = makeSession(account, amount, {
    currency: prices[0]?.currency ?? 'usd',
    success_url: params.success_url,
    cancel_url,
    customer,
    client_reference_id,
    expires_at: expiry(account, params.expires_at),
  });
  objects.sessions[session.id] = session;
  account.state.orders[session.id] = {
    prices: prices.map(({ id }) => id),
    metadata: params.subscription_data?.metadata ?? {},
    message: params.custom_text?.submit.message,
    paymentIntent: undefined,
  };
  return session;
}

export const CHECKOUT: readonly Route[] = [
  route('POST', '/v1/checkout/sessions', create, begin),
  route('POST', '/v1/checkout/sessions/{id}/expire', {}, ({ account, objects, id }) => {
    const session = atPath(objects.sessions, 'checkout.session', id);
    if (session.status !== 'open') {
      throw invalidRequest(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
      );
    }
    expireSession(account, session);
    return session;
  }),
];
