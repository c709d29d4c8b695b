import { nowOf } from '../account.ts';
import { change, emit } from '../events/emit.ts';
import { invalid, notFound } from '../failure.ts';
import { makeProduct } from '../objects/product.ts';
import type { Product } from '../stored.ts';
import { listRoute, matches } from './list.ts';
import {
  array,
  bool,
  changedMetadata,
  expand,
  fields,
  given,
  metadata,
  metadataChange,
  text,
  unsettable,
} from './params.ts';
import { type Call, type Route, route } from './route.ts';

const found = ({ account, id }: Call<unknown>): Product => {
  const product = account.state.objects.products[id];
  if (product === undefined) throw notFound('product', id);
  return product;
};

const create = fields({
  ...expand,
  id: text.optional(),
  name: text,
  active: bool.default(true),
  description: text.optional(),
  metadata: metadata.default({}),
  statement_descriptor: text.optional(),
  tax_code: text.optional(),
  unit_label: text.optional(),
  url: text.optional(),
});

const update = fields({
  ...expand,
  name: text.optional(),
  active: bool.optional(),
  default_price: text.optional(),
  description: unsettable.optional(),
  metadata: metadataChange.optional(),
  statement_descriptor: text.optional(),
  tax_code: unsettable.optional(),
  unit_label: unsettable.optional(),
  url: unsettable.optional(),
});

export const PRODUCTS: readonly Route[] = [
  route('POST', '/v1/products', create, ({ account, params: { expand: _, ...params } }) => {
    const { products } = account.state.objects;
    if (params.id !== undefined && products[params.id] !== undefined) {
      throw invalid('Product already exists.', 'resource_already_exists', 'id');
    }
    const product = makeProduct(account, { ...given(params), name: params.name });
    products[product.id] = product;
    emit(account, 'product.created', product);
    return product;
  }),
  route('GET', '/v1/products/{id}', fields(expand), found),
  route('POST', '/v1/products/{id}', update, (call) => {
    const { expand: _, metadata: changes, ...params } = call.params;
    const product = found(call);
    change(call.account, 'product.updated', product, {
      ...given(params),
      metadata: changedMetadata(product.metadata, changes),
      updated: nowOf(call.account),
    });
    return product;
  }),
  listRoute(
    '/v1/products',
    ({ state }) => Object.values(state.objects.products),
    { active: bool.optional(), ids: array(text).optional() },
    (product, { active, ids }) =>
      matches(product.active, active) && (ids?.includes(product.id) ?? true),
  ),
];
