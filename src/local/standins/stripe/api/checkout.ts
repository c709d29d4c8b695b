import type * as z from 'zod';
import { type Account, nowOf } from '../account.ts';
import { expireSession } from '../billing/due.ts';
import { customerOf } from '../billing/find.ts';
import { invalid, missingParameter, missingResource, notFound } from '../failure.ts';
import { newId } from '../ids.ts';
import { makeSession } from '../objects/session.ts';
import type { Price, Session } from '../stored.ts';
import { lineItemsOf } from './lineItems.ts';
import { listRoute, matches, pageOf } from './list.ts';
import {
  array,
  bool,
  changedMetadata,
  expand,
  fields,
  int,
  metadata,
  metadataChange,
  oneOf,
  paging,
  text,
} from './params.ts';
import { type Call, type Route, route } from './route.ts';

const message = fields({ message: text }).optional();
const create = fields({
  ...expand,
  mode: oneOf(['subscription']),
  line_items: array(fields({ price: text, quantity: int.optional() })).min(1),
  success_url: text,
  cancel_url: text.optional(),
  customer: text.optional(),
  customer_email: text.optional(),
  client_reference_id: text.optional(),
  metadata: metadata.default({}),
  expires_at: int.optional(),
  allow_promotion_codes: bool.optional(),
  billing_address_collection: oneOf(['auto', 'required']).optional(),
  locale: oneOf(['auto', 'en']).optional(),
  payment_method_collection: oneOf(['always', 'if_required']).default('always'),
  submit_type: oneOf(['auto', 'subscribe']).optional(),
  ui_mode: oneOf(['hosted_page']).optional(),
  adaptive_pricing: fields({ enabled: bool }).optional(),
  consent_collection: fields({ terms_of_service: oneOf(['none', 'required']) }).optional(),
  customer_update: fields({
    address: oneOf(['auto', 'never']).optional(),
    name: oneOf(['auto', 'never']).optional(),
  }).optional(),
  phone_number_collection: fields({ enabled: bool }).optional(),
  custom_text: fields({
    submit: message,
    after_submit: message,
    terms_of_service_acceptance: message,
  }).optional(),
  subscription_data: fields({
    metadata: metadata.default({}),
    trial_period_days: int.optional(),
    description: text.optional(),
  }).optional(),
});
type Params = z.infer<typeof create>;

const MINUTE_S = 60;
const SHORTEST_S = 30 * MINUTE_S;
const LONGEST_S = 24 * 60 * MINUTE_S;
/** Answering takes a moment, too. */
const LEEWAY_S = MINUTE_S;

function itemsOf(account: Account, { line_items }: Params): { price: Price; quantity: number }[] {
  return line_items.map(({ price: id, quantity }, index) => {
    const price = account.state.objects.prices[id];
    const param = `line_items[${index}][price]`;
    if (price === undefined) throw missingResource('price', id, param);
    if (!price.active) {
      throw invalid('The price specified is inactive. This field only accepts active prices.');
    }
    if (price.recurring === null) {
      throw invalid(
        'You must provide at least one recurring price in `subscription` mode when using prices.',
      );
    }
    if (quantity === undefined) throw missingParameter(`line_items[${index}][quantity]`);
    if (quantity < 1) {
      throw invalid(
        'Invalid positive integer',
        'parameter_invalid_integer',
        `line_items[${index}][quantity]`,
      );
    }
    return { price, quantity };
  });
}

function checkCustomer(account: Account, { customer, customer_email }: Params): void {
  if (customer !== undefined && customer_email !== undefined) {
    throw invalid(
      'You may only specify one of these parameters: customer, customer_email.',
      'parameters_exclusive',
      'customer',
    );
  }
  if (customer !== undefined && customerOf(account, customer) === undefined) {
    throw missingResource('customer', customer, 'customer');
  }
}

function expiry(account: Account, wanted: number | undefined): number {
  const now = nowOf(account);
  if (wanted === undefined) return now + LONGEST_S;
  if (wanted < now + SHORTEST_S - LEEWAY_S) {
    throw invalid(
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
      undefined,
      'expires_at',
    );
  }
  if (wanted > now + LONGEST_S + LEEWAY_S) {
    throw invalid(
      'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
      undefined,
      'expires_at',
    );
  }
  return wanted;
}

function begin({ account, params }: Call<Params>): Session {
  checkCustomer(account, params);
  const items = itemsOf(account, params);
  const trialDays = params.subscription_data?.trial_period_days;
  if (trialDays !== undefined && trialDays < 1) {
    throw invalid('The minimum is 1 day.', undefined, 'subscription_data[trial_period_days]');
  }
  const amount = items.reduce(
    (sum, { price, quantity }) => sum + (price.unit_amount ?? 0) * quantity,
    0,
  );
  const texts = params.custom_text;
  const session = makeSession(account, {
    amount: trialDays === undefined ? amount : 0,
    currency: items[0]?.price.currency ?? 'usd',
    success_url: params.success_url,
    cancel_url: params.cancel_url ?? null,
    customer: params.customer ?? null,
    customer_email: params.customer_email ?? null,
    client_reference_id: params.client_reference_id ?? null,
    metadata: params.metadata,
    expires_at: expiry(account, params.expires_at),
    allow_promotion_codes: params.allow_promotion_codes ?? null,
    billing_address_collection: params.billing_address_collection ?? null,
    locale: params.locale ?? null,
    payment_method_collection: params.payment_method_collection,
    submit_type: params.submit_type ?? null,
    adaptive_pricing: params.adaptive_pricing ?? { enabled: false },
    consent_collection:
      params.consent_collection === undefined
        ? null
        : {
            payment_method_reuse_agreement: null,
            promotions: null,
            terms_of_service: params.consent_collection.terms_of_service,
          },
    phone_number_collection: params.phone_number_collection ?? { enabled: false },
    custom_text: {
      after_submit: texts?.after_submit ?? null,
      shipping_address: null,
      submit: texts?.submit ?? null,
      terms_of_service_acceptance: texts?.terms_of_service_acceptance ?? null,
    },
  });
  account.state.objects.sessions[session.id] = session;
  account.state.orders[session.id] = {
    items: items.map(({ price, quantity }) => ({ price: price.id, quantity, id: newId('li') })),
    metadata: params.subscription_data?.metadata ?? {},
    trialDays,
    paymentIntent: undefined,
  };
  return session;
}

const found = ({ account, id }: Call<unknown>): Session => {
  const session = account.state.objects.sessions[id];
  if (session === undefined) throw notFound('checkout.session', id);
  return session;
};

const sessions = '/v1/checkout/sessions';

export const CHECKOUT: readonly Route[] = [
  route('POST', sessions, create, begin),
  route('GET', `${sessions}/{id}`, fields(expand), found),
  route(
    'POST',
    `${sessions}/{id}`,
    fields({ ...expand, metadata: metadataChange.optional() }),
    (call) => {
      const session = found(call);
      session.metadata = changedMetadata(session.metadata ?? {}, call.params.metadata);
      return session;
    },
  ),
  route('POST', `${sessions}/{id}/expire`, fields(expand), (call) => {
    const session = found(call);
    if (session.status !== 'open') {
      throw invalid(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
      );
    }
    expireSession(call.account, session);
    return session;
  }),
  route('GET', `${sessions}/{id}/line_items`, fields(paging), (call) =>
    pageOf(
      lineItemsOf(call.account, found(call)),
      call.params,
      `${sessions}/${call.id}/line_items`,
    ),
  ),
  listRoute(
    sessions,
    ({ state }) => Object.values(state.objects.sessions),
    {
      customer: text.optional(),
      status: oneOf(['open', 'complete', 'expired']).optional(),
      subscription: text.optional(),
      payment_intent: text.optional(),
    },
    (session, wanted) =>
      matches(session.customer, wanted.customer) &&
      matches<string | null>(session.status, wanted.status) &&
      matches(session.subscription, wanted.subscription) &&
      matches(session.payment_intent, wanted.payment_intent),
  ),
];
