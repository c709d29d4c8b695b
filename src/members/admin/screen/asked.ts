import { ADMIN_PATHS } from '../paths.ts';

/** The filters of the user list. Empty: any. */
export interface UserFilters {
  readonly search: string;
  readonly status: '' | 'active' | 'ended' | 'none' | 'banned';
  readonly tier: '' | 'monthly' | 'yearly';
  readonly terms: '' | 'accepted' | 'missing';
  readonly sort: 'newest' | 'oldest';
}

export const NO_FILTERS: UserFilters = {
  search: '',
  status: '',
  tier: '',
  terms: '',
  sort: 'newest',
};

export const isNarrowed = ({ sort: _, ...filters }: UserFilters): boolean =>
  Object.values(filters).some((value) => value !== '');

function withQuery(path: string, values: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''));
  return query.size > 0 ? `${path}?${query}` : path;
}

/** A request to an endpoint. With a body it is a POST: search texts are never in addresses, because logs keep those. */
export interface AdminRequest {
  readonly path: string;
  readonly body?: Readonly<Record<string, string | boolean>>;
}

const chosen = (filters: UserFilters): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));

/** The first page of a list. */
export const usersAsked = (filters: UserFilters): AdminRequest =>
  filters.search === ''
    ? { path: withQuery(ADMIN_PATHS.users, { ...filters }) }
    : { path: ADMIN_PATHS.users, body: chosen(filters) };

/** The file of a list, with full numbers if requested. */
export const fileAsked = (filters: UserFilters, reveal: boolean): AdminRequest =>
  filters.search === ''
    ? { path: withQuery(ADMIN_PATHS.export, { ...filters, reveal: reveal ? '1' : '' }) }
    : { path: ADMIN_PATHS.export, body: { ...chosen(filters), reveal } };

/** The page after an answered one; undefined after the last. */
export function nextOf({ path, body }: AdminRequest, headers: Headers): AdminRequest | undefined {
  const after = headers.get('x-next');
  if (body) return after === null ? undefined : { path, body: { ...body, after } };
  const next = /<([^>]*)>; *rel="next"/.exec(headers.get('link') ?? '')?.[1];
  return next === undefined ? undefined : { path: next };
}
