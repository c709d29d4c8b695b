import { z } from 'zod';
import { invalidRequest, missingResource } from '../failure.ts';
import { type List, stripeList } from '../objects/parts.ts';
import type { Objects } from '../state.ts';
import { checkParams } from './checkParams.ts';
import { expand, paging } from './params.ts';
import type { Route } from './route.ts';

interface Kept {
  readonly id: string;
  /** Excludes deleted objects. */
  readonly created?: number;
}

interface Page {
  readonly limit?: number | undefined;
  readonly starting_after?: string | undefined;
}

const DEFAULT_LIMIT = 10;
const MOST = 100;

/** A page of a list ordered newest first. */
export function stripeListPage<T extends Kept>(
  all: readonly T[],
  { limit = DEFAULT_LIMIT, starting_after: after }: Page,
  url: string,
): List<T> {
  if (limit < 1 || limit > MOST) {
    throw invalidRequest(`Invalid integer: ${limit}`, 'parameter_invalid_integer', 'limit');
  }
  const before = after === undefined ? -1 : all.findIndex(({ id }) => id === after);
  if (after !== undefined && before === -1)
    throw missingResource('object', after, 'starting_after');
  const start = before + 1;
  return stripeList(all.slice(start, start + limit), url, start + limit < all.length);
}

/** Whether an object's fields match the requested values, if any. */
export const hasFields = (object: object, wanted: object): boolean =>
  Object.entries(wanted).every(
    ([name, value]) => value === undefined || Reflect.get(object, name) === value,
  );

/**
 * `GET` of all objects of a kind, newest first.
 * @param filters its parameters in addition to those of every list
 * @param keep which objects match, with the id in the address; by default those whose fields of the same names are equal
 */
export function listRoute<T extends Kept, Filters extends z.ZodRawShape>(
  path: string,
  tableOf: (objects: Objects) => Readonly<Record<string, T>>,
  filters: Filters,
  keep: (object: T, wanted: z.infer<z.ZodObject<Filters>>, id: string) => boolean = hasFields,
): Route {
  return {
    method: 'GET',
    path,
    prepare: ({ state }, id, form) => {
      checkParams(z.strictObject({ ...filters, ...paging, ...expand }), form);
      const wanted = checkParams(z.object(filters), form);
      const { created, ...page } = checkParams(z.object(paging), form);
      const since = created?.gte ?? 0;
      return () => {
        const kept = Object.values(tableOf(state.objects)).filter(
          (one) => one.created !== undefined && one.created >= since && keep(one, wanted, id),
        );
        return stripeListPage(kept.reverse(), page, path.replace('{id}', id));
      };
    },
  };
}
