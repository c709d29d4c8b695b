import { addObject, changeObject } from '../events/emit.ts';
import { invalidRequest } from '../failure.ts';
import { makePrice } from '../objects/price.ts';
import { makeProduct } from '../objects/product.ts';
import type { Price } from '../stored.ts';
import { atParam, atPath } from './lookup.ts';
import { bool, fields, int, oneOfWords, textParam } from './params.ts';
import { type ParamsOf, type Route, route, type StripeCall } from './route.ts';

const newProduct = { id: textParam.optional(), name: textParam };

const lookup = { lookup_key: textParam.optional(), transfer_lookup_key: bool.default(false) };
const newPrice = {
  ...lookup,
  currency: textParam,
  unit_amount: int,
  product: textParam,
  recurring: fields({ interval: oneOfWords(['month', 'year']) }),
};
/** Amount, currency and interval can never change. */
const priceChange = { ...lookup, active: bool.optional() };

/** A lookup key belongs to one price; another price takes it over only on explicit request. */
function claim(
  { account, objects, params }: StripeCall<ParamsOf<typeof lookup>>,
  self?: Price,
): void {
  const { lookup_key: key, transfer_lookup_key: transfer } = params;
  if (key === undefined) return;
  const owner = Object.values(objects.prices).find((one) => one.lookup_key === key && one !== self);
  if (owner === undefined) return;
  if (!transfer) {
    throw invalidRequest(
      `A price (\`${owner.id}\`) already uses that lookup key.`,
      'resource_already_exists',
      'lookup_key',
    );
  }
  changeObject(account, 'price.updated', owner, { lookup_key: null });
}

export const CATALOG: readonly Route[] = [
  route('POST', '/v1/products', newProduct, ({ account, objects: { products }, params }) => {
    if (params.id !== undefined && products[params.id] !== undefined) {
      throw invalidRequest('Product already exists.', 'resource_already_exists', 'id');
    }
    const made = makeProduct(account, params.name, params.id);
    return addObject(account, products, 'product.created', made);
  }),
  route('POST', '/v1/prices', newPrice, (call) => {
    const { account, objects, params } = call;
    if (params.unit_amount < 0) {
      throw invalidRequest(
        'Invalid non-negative integer',
        'parameter_invalid_integer',
        'unit_amount',
      );
    }
    atParam(objects.products, 'product', params.product, 'product');
    claim(call);
    const { product, currency, unit_amount, lookup_key = null, recurring } = params;
    const order = { product, currency, unit_amount, lookup_key };
    const made = makePrice(account, order, recurring.interval);
    return addObject(account, objects.prices, 'price.created', made);
  }),
  route('POST', '/v1/prices/{id}', priceChange, (call) => {
    const { account, objects, id, params } = call;
    const found = atPath(objects.prices, 'price', id);
    claim(call, found);
    changeObject(account, 'price.updated', found, {
      active: params.active ?? found.active,
      lookup_key: params.lookup_key ?? found.lookup_key,
    });
    return found;
  }),
];
