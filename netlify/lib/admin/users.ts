import type * as z from 'zod/mini';
import { adminSummary, adminUsers, PAGE_USERS } from '#contract/admin/users.ts';
import { acceptanceRate } from '#domain/admin/acceptanceRate.ts';
import type { Acting } from '#server/store/admin.ts';
import { privateError, privateJson } from '../accounts/privateAnswer.ts';
import { parseQuery } from '../parse.ts';
import { adminStore } from './environment.ts';
import { ifAdmin } from './serveAdmins.ts';

type Filters = Omit<z.infer<typeof adminUsers.query>, 'limit'>;

/** What the database is asked for: the search by its kind. */
export const askedOf = ({ search, ...rest }: Filters) => ({ ...search, ...rest });

/** Where the page after a row is: this page's address with that row in it. */
function nextPage(request: Request, { createdAt, id }: { createdAt: string; id: string }): string {
  const { pathname, searchParams } = new URL(request.url);
  searchParams.set('after', `${createdAt}_${id}`);
  return `<${pathname}?${searchParams}>; rel="next"`;
}

/** A page of users. */
export const listUsers =
  (acting: Acting) =>
  async (request: Request): Promise<Response> => {
    const query = parseQuery(adminUsers.query, new URL(request.url).searchParams);
    if (!query.ok) return privateError(400, query.error);
    const { limit = PAGE_USERS, ...filters } = query.value;
    return ifAdmin(
      await adminStore().listUsers(acting, askedOf(filters), limit),
      ({ users, total, next }) =>
        privateJson(200, users, {
          'x-total-count': String(total),
          ...(next && { link: nextPage(request, next) }),
        }),
    );
  };

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
