import type * as z from 'zod/mini';
import { adminSummary, adminUsers, PAGE_USERS, type searchUsers } from '#contract/admin/users.ts';
import { acceptanceRate } from '#domain/admin/acceptanceRate.ts';
import type { Acting, AskedUsers } from '#server/store/admin.ts';
import { privateError, privateJson } from '../accounts/privateAnswer.ts';
import { parseQuery } from '../parse.ts';
import { adminStore } from './environment.ts';
import { ifAdmin } from './serveAdmins.ts';

interface Row {
  readonly createdAt: string;
  readonly id: string;
}

/** A row as `after` names it. */
const named = ({ createdAt, id }: Row): string => `${createdAt}_${id}`;

/** The address of the next page: this page's own, with the last row in `after`. */
function nextPage(request: Request, row: Row): string {
  const { pathname, searchParams } = new URL(request.url);
  searchParams.set('after', named(row));
  return `<${pathname}?${searchParams}>; rel="next"`;
}

/** A page of users, with the header that says what comes after its last row. */
const pageOf = async (
  acting: Acting,
  asked: AskedUsers,
  limit: number,
  headerOf: (next: Row) => Readonly<Record<string, string>>,
): Promise<Response> =>
  ifAdmin(await adminStore().listUsers(acting, asked, limit), ({ users, total, next }) =>
    privateJson(200, users, { 'x-total-count': String(total), ...(next && headerOf(next)) }),
  );

/** A page of users. */
export const listUsers =
  (acting: Acting) =>
  async (request: Request): Promise<Response> => {
    const query = parseQuery(adminUsers.query, new URL(request.url).searchParams);
    if (!query.ok) return privateError(400, query.error);
    const { limit = PAGE_USERS, ...filters } = query.value;
    return pageOf(acting, filters, limit, (next) => ({ link: nextPage(request, next) }));
  };

/** A page of the users that a search finds. */
export const findUsers =
  (acting: Acting) =>
  ({ search, ...filters }: z.infer<typeof searchUsers.body>): Promise<Response> =>
    pageOf(acting, { ...search, ...filters }, PAGE_USERS, (next) => ({ 'x-next': named(next) }));

/** The figures of all users. */
export const summarizeUsers =
  (acting: Acting) =>
  async (request: Request): Promise<Response> => {
    const query = parseQuery(adminSummary.query, new URL(request.url).searchParams);
    if (!query.ok) return privateError(400, query.error);
    return ifAdmin(await adminStore().summarizeUsers(acting), (counts) => {
      const rate = acceptanceRate(counts.accepted, counts.total);
      return privateJson(200, { ...counts, acceptanceRate: rate });
    });
  };
