import { z } from 'zod';
import type { Account } from '../account.ts';
import { invalid, missingResource } from '../failure.ts';
import { type List, listOf } from '../objects/list.ts';
import { checkParams } from './checkParams.ts';
import { created, fields, paging, within } from './params.ts';
import type { Route } from './route.ts';

interface Kept {
  readonly id: string;
  readonly created: number;
}

interface Page {
  readonly limit?: number | undefined;
  readonly starting_after?: string | undefined;
  readonly ending_before?: string | undefined;
}

const DEFAULT_LIMIT = 10;
const MOST = 100;

function indexOf(all: readonly { readonly id: string }[], id: string, param: string): number {
  const at = all.findIndex((one) => one.id === id);
  if (at === -1) throw missingResource('object', id, param);
  return at;
}

/** A page of a list that stands newest first. */
export function pageOf<T extends { readonly id: string }>(
  all: readonly T[],
  { limit = DEFAULT_LIMIT, starting_after, ending_before }: Page,
  url: string,
): List<T> {
  if (limit < 1 || limit > MOST) {
    throw invalid(`Invalid integer: ${limit}`, 'parameter_invalid_integer', 'limit');
  }
  if (ending_before !== undefined) {
    const end = indexOf(all, ending_before, 'ending_before');
    const start = Math.max(0, end - limit);
    return listOf(all.slice(start, end), url, start > 0);
  }
  const start =
    starting_after === undefined ? 0 : indexOf(all, starting_after, 'starting_after') + 1;
  return listOf(all.slice(start, start + limit), url, start + limit < all.length);
}

const pageShape = { ...paging, created };

/** `GET` of a kind of object, newest first, with the filters that `keep` knows. */
export function listRoute<T extends Kept, Filters extends z.ZodRawShape>(
  path: string,
  all: (account: Account) => readonly T[],
  filters: Filters,
  keep: (object: T, filters: z.infer<z.ZodObject<Filters>>, account: Account) => boolean,
): Route {
  const either = fields({ ...filters, ...pageShape });
  return {
    method: 'GET',
    path,
    prepare: (account, _id, form) => {
      checkParams(either, form);
      const wanted = checkParams(z.object(filters), form);
      const { created: when, ...page } = checkParams(z.object(pageShape), form);
      return () => {
        const kept = all(account).filter(
          (object) => within(object.created, when) && keep(object, wanted, account),
        );
        return pageOf(kept.reverse(), page, path);
      };
    },
  };
}

/** Whether an object has what was asked for, where anything was. */
export const matches = <T>(value: T, wanted: T | undefined): boolean =>
  wanted === undefined || value === wanted;
