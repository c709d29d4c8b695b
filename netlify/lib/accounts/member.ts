import type { Context } from '@netlify/functions';
import type { UsedSession } from '#server/store/accounts.ts';
import { digest, newSecret } from '#server/tasks/accounts/secrets.ts';
import { SESSION_COOKIE } from './cookies.ts';
import { accountTools } from './environment.ts';

/** Who is signed in, asked of the database at each request; the cookie is renewed once a day. */
export async function currentMember(context: Context): Promise<UsedSession | null> {
  const token = SESSION_COOKIE.read(context);
  if (token === '') {
    SESSION_COOKIE.tidy(context);
    return null;
  }
  const next = newSecret();
  const used = await accountTools().accounts.readSession(digest(token), digest(next));
  if (used === null) SESSION_COOKIE.remove(context);
  else if (used.renewed) SESSION_COOKIE.write(context, next);
  return used;
}
