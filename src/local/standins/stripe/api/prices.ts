import type * as z from 'zod';
import type { Account } from '../account.ts';
import { change, emit } from '../events/emit.ts';
import { invalid, missingParameter, missingResource, notFound } from '../failure.ts';
import { makePrice } from '../objects/price.ts';
import { makeProduct } from '../objects/product.ts';
import type { Price } from '../stored.ts';
import { listRoute, matches } from './list.ts';
import {
  array,
  bool,
  changedMetadata,
  expand,
  fields,
  given,
  int,
  metadata,
  metadataChange,
  oneOf,
  text,
} from './params.ts';
import { type Call, type Route, route } from './route.ts';

const interval = oneOf(['day', 'week', 'month', 'year']);

const create = fields({
  ...expand,
  currency: text,
  unit_amount: int,
  product: text.optional(),
  product_data: fields({ name: text, metadata: metadata.default({}) }).optional(),
  active: bool.default(true),
  lookup_key: text.optional(),
  transfer_lookup_key: bool.default(false),
  metadata: metadata.default({}),
  nickname: text.optional(),
  tax_behavior: oneOf(['exclusive', 'inclusive', 'unspecified']).optional(),
  recurring: fields({
    interval,
    interval_count: int.default(1),
    usage_type: oneOf(['licensed']).optional(),
  }).optional(),
});

/** Amount, currency and interval are for good. */
const update = fields({
  ...expand,
  active: bool.optional(),
  lookup_key: text.optional(),
  transfer_lookup_key: bool.default(false),
  metadata: metadataChange.optional(),
  nickname: text.optional(),
  tax_behavior: oneOf(['exclusive', 'inclusive', 'unspecified']).optional(),
});

const found = ({ account, id }: Call<unknown>): Price => {
  const price = account.state.objects.prices[id];
  if (price === undefined) throw notFound('price', id);
  return price;
};

/** A lookup key belongs to one price; another takes it over only where it says so. */
function claim(account: Account, key: string | undefined, transfer: boolean, self?: Price): void {
  if (key === undefined) return;
  const owner = Object.values(account.state.objects.prices).find(
    (price) => price.lookup_key === key && price !== self,
  );
  if (owner === undefined) return;
  if (!transfer) {
    throw invalid(
      `A price (\`${owner.id}\`) already uses that lookup key.`,
      'resource_already_exists',
      'lookup_key',
    );
  }
  change(account, 'price.updated', owner, { lookup_key: null });
}

function productFor(account: Account, params: z.infer<typeof create>): string {
  const { products } = account.state.objects;
  if (params.product !== undefined) {
    if (products[params.product] === undefined) {
      throw missingResource('product', params.product, 'product');
    }
    return params.product;
  }
  if (params.product_data === undefined) throw missingParameter('product');
  const product = makeProduct(account, params.product_data);
  products[product.id] = product;
  emit(account, 'product.created', product);
  return product.id;
}

export const PRICES: readonly Route[] = [
  route('POST', '/v1/prices', create, ({ account, params }) => {
    if (params.unit_amount < 0) {
      throw invalid('Invalid non-negative integer', 'parameter_invalid_integer', 'unit_amount');
    }
    claim(account, params.lookup_key, params.transfer_lookup_key);
    const product = productFor(account, params);
    const price = makePrice(account, {
      product,
      currency: params.currency,
      unit_amount: params.unit_amount,
      active: params.active,
      lookup_key: params.lookup_key ?? null,
      metadata: params.metadata,
      nickname: params.nickname ?? null,
      recurring: params.recurring
        ? {
            interval: params.recurring.interval,
            interval_count: params.recurring.interval_count,
            meter: null,
            trial_period_days: null,
            usage_type: 'licensed',
          }
        : null,
    });
    account.state.objects.prices[price.id] = price;
    emit(account, 'price.created', price);
    return price;
  }),
  route('GET', '/v1/prices/{id}', fields(expand), found),
  route('POST', '/v1/prices/{id}', update, (call) => {
    const { expand: _, metadata: changes, transfer_lookup_key, ...params } = call.params;
    const price = found(call);
    claim(call.account, params.lookup_key, transfer_lookup_key, price);
    change(call.account, 'price.updated', price, {
      ...given(params),
      metadata: changedMetadata(price.metadata, changes),
    });
    return price;
  }),
  listRoute(
    '/v1/prices',
    ({ state }) => Object.values(state.objects.prices),
    {
      active: bool.optional(),
      currency: text.optional(),
      lookup_keys: array(text).optional(),
      product: text.optional(),
      type: oneOf(['one_time', 'recurring']).optional(),
      recurring: fields({ interval: interval.optional() }).optional(),
    },
    (price, wanted) =>
      matches(price.active, wanted.active) &&
      matches(price.currency, wanted.currency) &&
      matches(price.product, wanted.product) &&
      matches<string>(price.type, wanted.type) &&
      matches<string | undefined>(price.recurring?.interval, wanted.recurring?.interval) &&
      (wanted.lookup_keys?.includes(price.lookup_key ?? '') ?? true),
  ),
];
