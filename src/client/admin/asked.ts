import { ADMIN_PATHS } from '#contract/admin/paths.ts';

/** What the list of users is narrowed to. Empty: any. */
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

/** Where the first page of a list is. */
export const usersPath = (filters: UserFilters): string =>
  withQuery(ADMIN_PATHS.users, { ...filters });

/** Where the file of a list is, with numbers in full where they are asked for. */
export const filePath = (filters: UserFilters, reveal: boolean): string =>
  withQuery(ADMIN_PATHS.export, { ...filters, reveal: reveal ? '1' : '' });

/** The address that a `link` header names as the next; undefined on the last page. */
export const nextOf = (link: string | null): string | undefined =>
  /<([^>]*)>; *rel="next"/.exec(link ?? '')?.[1];
