import { type Account, nowOf } from '../account.ts';
import { newStripeId } from '../ids.ts';

/** The first fields of every test-mode object. @param prefix of its id @param object its name in Stripe's API */
export const begunObject = <Name extends string>(
  account: Account,
  prefix: string,
  object: Name,
) => ({
  id: newStripeId(prefix),
  object,
  created: nowOf(account),
  livemode: false,
});

/** The same for an object with metadata. */
export const fresh = <Name extends string>(account: Account, prefix: string, object: Name) => ({
  ...begunObject(account, prefix, object),
  metadata: {},
});

/** Fields that exist but are null: `empty('a', 'b')` is `{ a: null, b: null }`. */
export function empty<Name extends string>(...names: readonly Name[]): Record<Name, null>;
export function empty(...names: readonly string[]): Record<string, null> {
  return Object.fromEntries(names.map((name) => [name, null]));
}

export interface List<T> {
  object: 'list';
  data: T[];
  has_more: boolean;
  url: string;
}

export const stripeList = <T>(data: T[], url: string, hasMore = false): List<T> => ({
  object: 'list',
  data,
  has_more: hasMore,
  url,
});
