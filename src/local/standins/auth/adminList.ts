import { authAnswer } from './answers.ts';
import type { AuthCall } from './call.ts';
import { failedRefusal, invalidRefusal } from './refusal.ts';
import { FOUND, wholeRow } from './userRow.ts';
import { type AuthUser, userJson } from './users.ts';

const unreadable = () => failedRefusal('Database error finding users');
const bad = (why: string) => invalidRefusal(`Bad Pagination Parameters: ${why}`);

function countIn(params: URLSearchParams, name: string, fallback: number): number {
  const text = params.get(name);
  if (!text) return fallback;
  if (!/^\d+$/.test(text)) {
    throw bad(`strconv.ParseUint: parsing ${JSON.stringify(text)}: invalid syntax`);
  }
  return Number(text);
}

/** The Link header: addresses of the next and the last page. */
function linkTo(params: URLSearchParams, page: number, pages: number): string {
  const to = (number: number, rel: string) => {
    const query = new URLSearchParams(params);
    query.set('page', String(number));
    query.sort();
    return `</admin/users?${query}>; rel="${rel}"`;
  };
  return [...(pages > page ? [to(page + 1, 'next')] : []), to(pages, 'last')].join(', ');
}

/** `GET /admin/users`, newest first. */
export async function listUsers({ query, url: { searchParams } }: AuthCall): Promise<Response> {
  const page = countIn(searchParams, 'page', 1);
  const perPage = countIn(searchParams, 'per_page', 50);
  if (perPage === 0) throw unreadable();
  const [counted] = await query<{ total: number }>(
    `select count(*)::int as total from auth.users where ${FOUND}`,
  );
  const users = await query<AuthUser>(
    `select * from auth.users where ${FOUND} order by created_at desc limit $1 offset $2`,
    [perPage, (Math.max(page, 1) - 1) * perPage],
  );
  const total = counted?.total ?? 0;
  const body = {
    users: users.map((user) => userJson(wholeRow(user, unreadable), null)),
    aud: 'authenticated',
  };
  const link = linkTo(searchParams, page, Math.ceil(total / perPage));
  return authAnswer(body, { 'x-total-count': String(total), link });
}
