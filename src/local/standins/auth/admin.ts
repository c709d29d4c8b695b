import { clock } from '#clock';
import type { Query } from '../../services/query.ts';
import { answer, refuse } from './answers.ts';
import { createUser, digits, type User, userById, userJson } from './users.ts';

const notFound = () => refuse(404, 'user_not_found', 'User not found');
const pageNumber = (text: string | null, fallback: number, most: number): number =>
  Math.min(most, Math.max(1, Math.trunc(Number(text)) || fallback));
const objectOr = (value: unknown, fallback: object): object =>
  typeof value === 'object' && value !== null ? value : fallback;

async function listUsers(query: Query, url: URL): Promise<Response> {
  const page = pageNumber(url.searchParams.get('page'), 1, Number.MAX_SAFE_INTEGER);
  const perPage = pageNumber(url.searchParams.get('per_page'), 50, 1000);
  const [counted] = await query<{ total: number }>('select count(*)::int as total from auth.users');
  const users = await query<User>(
    'select * from auth.users order by created_at desc, id limit $1 offset $2',
    [perPage, (page - 1) * perPage],
  );
  const total = counted?.total ?? 0;
  const last = Math.max(1, Math.ceil(total / perPage));
  const ref = (to: number, rel: string) =>
    `<${url.pathname}?page=${to}&per_page=${perPage}>; rel="${rel}"`;
  const link = [...(page < last ? [ref(page + 1, 'next')] : []), ref(last, 'last')].join(', ');
  const body = { users: users.map(userJson), aud: 'authenticated' };
  return answer(body, { 'x-total-count': String(total), link });
}

/** GoTrue's ban durations: `none`, or hours such as `24h`. */
function bannedUntil(duration: unknown): Date | null | undefined {
  if (duration === 'none') return null;
  const hours = typeof duration === 'string' ? /^(\d+)h$/.exec(duration)?.[1] : undefined;
  return hours === undefined
    ? undefined
    : new Date(clock.now().getTime() + Number(hours) * 3_600_000);
}

async function updateUser(query: Query, id: string, body: Record<string, unknown>) {
  const ban = bannedUntil(body.ban_duration);
  const [user] = await query<User>(
    `update auth.users set raw_app_meta_data = raw_app_meta_data || $2,
            raw_user_meta_data = raw_user_meta_data || $3,
            banned_until = case when $4 then $5::timestamptz else banned_until end, updated_at = auth.clock()
     where id::text = $1 returning *`,
    [
      id,
      objectOr(body.app_metadata, {}),
      objectOr(body.user_metadata, {}),
      ban !== undefined,
      ban ?? null,
    ],
  );
  return user;
}

async function addUser(query: Query, body: Record<string, unknown>): Promise<Response> {
  const user = await createUser(query, {
    phone: digits(body.phone),
    confirmed: body.phone_confirm === true,
    appData: objectOr(body.app_metadata, {}),
    userData: objectOr(body.user_metadata, {}),
  });
  if (user) return answer(userJson(user));
  return refuse(422, 'phone_exists', 'A user with this phone number has already been registered');
}

/** `/admin/users` and `/admin/users/{id}`. */
export async function admin(
  query: Query,
  method: string,
  url: URL,
  body: Record<string, unknown>,
): Promise<Response> {
  const id = url.pathname.split('/')[5];
  if (!id) return method === 'POST' ? addUser(query, body) : listUsers(query, url);
  if (method === 'PUT') {
    const user = await updateUser(query, id, body);
    return user ? answer(userJson(user)) : notFound();
  }
  const user = await userById(query, id);
  if (!user) return notFound();
  if (method === 'DELETE') await query('delete from auth.users where id = $1', [id]);
  return answer(userJson(user));
}
