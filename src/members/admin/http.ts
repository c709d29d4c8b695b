import { Refused } from '#contract/refused.ts';
import type { Call } from '#http/endpoint.ts';
import { privateJson } from '#http/json.ts';
import { find, post } from '#http/own.ts';
import * as contract from './contract.ts';
import { exportCsv } from './exportCsv.ts';
import { acceptanceRate } from './rules/acceptanceRate.ts';
import type { Acting, AskedUsers } from './store.ts';
import { ADMIN_JSON, acting, admin, forAdmin } from './who.ts';

interface Row {
  readonly createdAt: string;
  readonly id: string;
}

/** A row in the form of `after`. */
const named = ({ createdAt, id }: Row): string => `${createdAt}_${id}`;

/** Address of the page after a row: this page's address with that row. */
function nextPage({ pathname, searchParams }: URL, row: Row): string {
  const query = new URLSearchParams(searchParams);
  query.set('after', named(row));
  return `<${pathname}?${query}>; rel="next"`;
}

/** A page of users, with the header that names what follows its last row. */
async function pageOf(
  { site }: Call,
  who: Acting,
  asked: AskedUsers,
  limit: number,
  headerOf: (next: Row) => Readonly<Record<string, string>>,
): Promise<Response> {
  const { users, total, next } = forAdmin(await site.use(admin).listUsers(who, asked, limit));
  return privateJson(200, users, { 'x-total-count': String(total), ...(next && headerOf(next)) });
}

const listUsers = find(
  contract.adminUsers,
  acting,
  ({ who, query: { limit = contract.PAGE_USERS, ...filters }, call }) =>
    pageOf(call, who, filters, limit, (next) => ({ link: nextPage(call.url, next) })),
  ADMIN_JSON,
);

/** A page of the users that a search finds. */
const searchUsers = post(
  contract.searchUsers,
  acting,
  ({ who, body: { search, ...filters }, call }) =>
    pageOf(call, who, { ...search, ...filters }, contract.PAGE_USERS, (next) => ({
      'x-next': named(next),
    })),
  ADMIN_JSON,
);

/** The figures of all users. */
const summarizeUsers = find(
  contract.adminSummary,
  acting,
  async ({ who, call }) => {
    const counts = forAdmin(await call.site.use(admin).summarizeUsers(who));
    return { ...counts, acceptanceRate: acceptanceRate(counts.accepted, counts.total) };
  },
  ADMIN_JSON,
);

/** All users that the filters leave, as a file. */
const exportAll = find(
  contract.exportUsers,
  acting,
  ({ who, query: { reveal, ...filters }, call: { site, now } }) =>
    exportCsv(site.use(admin), who, filters, reveal === '1', now),
  ADMIN_JSON,
);

/** All users that a search finds, as a file. */
const exportFound = post(
  contract.exportFound,
  acting,
  ({ who, body: { search, reveal = false, ...filters }, call: { site, now } }) =>
    exportCsv(site.use(admin), who, { ...search, ...filters }, reveal, now),
  ADMIN_JSON,
);

/** A user's number in full. */
const revealPhone = post(
  contract.revealPhone,
  acting,
  async ({ who, body, call }) => {
    const { phoneNumber } = forAdmin(await call.site.use(admin).revealPhone(who, body.id));
    if (phoneNumber === null) throw new Refused('notFound', 'There is no user with this id');
    return { phoneNumber };
  },
  ADMIN_JSON,
);

/** Winning a dispute restores nobody's access; an admin has to do it. */
const liftBan = post(
  contract.liftBan,
  acting,
  async ({ who, body, call }) => {
    const { lifted } = forAdmin(await call.site.use(admin).liftBan(who, body.id));
    if (!lifted) throw new Refused('notFound', 'This user is not banned');
    return { ok: true };
  },
  ADMIN_JSON,
);

/** What admins read and do. */
export const ADMIN_ENDPOINTS = [
  listUsers,
  searchUsers,
  summarizeUsers,
  exportAll,
  exportFound,
  revealPhone,
  liftBan,
] as const;
