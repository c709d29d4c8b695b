import type { Account } from '../account.ts';
import { customerOf } from '../billing/find.ts';
import { invalidRequest, missingResource, stripeNotFound } from '../failure.ts';
import type { Objects } from '../state.ts';
import type { Price, StoredCustomer } from '../stored.ts';
import { type Route, route } from './route.ts';

type Table<T> = Readonly<Record<string, T>>;

/** The object with the id in an address. @param what the kind of object, in Stripe's words */
export function atPath<T>(table: Table<T>, what: string, id: string): T {
  const found = table[id];
  if (found === undefined) throw stripeNotFound(what, id);
  return found;
}

/** The object with an id from the parameters. @param param the parameter's name */
export function atParam<T>(table: Table<T>, what: string, id: string, param: string): T {
  const found = table[id];
  if (found === undefined) throw missingResource(what, id, param);
  return found;
}

/** The customer with an id from the parameters; must not be deleted. */
export function customerAt(account: Account, id: string): StoredCustomer {
  const customer = customerOf(account, id);
  if (customer === undefined) throw missingResource('customer', id, 'customer');
  return customer;
}

/** The price with an id from the parameters, for a purchase; must not be archived. */
export function activePrice(account: Account, id: string, param: string): Price {
  const price = atParam(account.state.objects.prices, 'price', id, param);
  if (!price.active) {
    throw invalidRequest('The price specified is inactive. This field only accepts active prices.');
  }
  return price;
}

/** `GET` of one object. */
export const retrieveRoute = (
  path: string,
  what: string,
  tableOf: (objects: Objects) => Table<object>,
): Route =>
  route('GET', `${path}/{id}`, {}, ({ objects, id }) => atPath(tableOf(objects), what, id));
