import { missingResource, notFound } from '../failure.ts';
import type { Objects } from '../state.ts';
import { expand, fields } from './params.ts';
import { type Route, route } from './route.ts';

type Table<T> = Readonly<Record<string, T>>;

/** The object that the id in an address stands for. @param what the kind of object, in Stripe's words */
export function atPath<T>(table: Table<T>, what: string, id: string): T {
  const found = table[id];
  if (found === undefined) throw notFound(what, id);
  return found;
}

/** The object that an id among the parameters stands for. @param param its name there */
export function atParam<T>(table: Table<T>, what: string, id: string, param: string): T {
  const found = table[id];
  if (found === undefined) throw missingResource(what, id, param);
  return found;
}

/** `GET` of one object. */
export const retrieveRoute = (
  path: string,
  what: string,
  tableOf: (objects: Objects) => Table<object>,
): Route =>
  route('GET', `${path}/{id}`, fields(expand), ({ account, id }) =>
    atPath(tableOf(account.state.objects), what, id),
  );
