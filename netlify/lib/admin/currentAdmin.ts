import type { Context } from '@netlify/functions';
import type { Acting } from '#server/store/admin.ts';
import { digest } from '#server/tasks/accounts/secrets.ts';
import { SESSION_COOKIE } from '../accounts/cookies.ts';
import { accountTools } from '../accounts/environment.ts';
import { whenceOf } from '../accounts/whence.ts';

/** Browsers say where a request comes from: no other site may have an admin's browser read or write for it. */
const isOurs = (request: Request): boolean =>
  ['same-origin', 'none', null].includes(request.headers.get('sec-fetch-site'));

/**
 * The admin who asks, as the database has it at this moment; null for everybody else. No cookie is renewed or removed:
 * an answer to others must not differ from that of a path that does not exist.
 */
export async function currentAdmin(request: Request, context: Context): Promise<Acting | null> {
  const token = SESSION_COOKIE.read(context);
  if (token === '' || !isOurs(request)) return null;
  const used = await accountTools().accounts.readSession(digest(token));
  return used?.user.isAdmin ? { adminId: used.user.id, ip: whenceOf(request, context).ip } : null;
}
