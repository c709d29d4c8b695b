import type { Context } from '@netlify/functions';
import type * as z from 'zod/mini';
import { clock } from '#clock';
import type { signOut } from '#contract/auth/session.ts';
import { SESSION_COOKIE } from './cookies.ts';
import { accountTools } from './environment.ts';
import { currentMember } from './member.ts';
import { privateError, privateJson } from './privateAnswer.ts';

const signedOut = (): Response => privateError(401, 'Please sign in first');

/** Who is signed in here. */
export async function showSession(_request: Request, context: Context): Promise<Response> {
  const member = await currentMember(context);
  return privateJson(200, { user: member?.user ?? null, now: clock.now().toISOString() });
}

/** Where the member is signed in. */
export async function listSessions(_request: Request, context: Context): Promise<Response> {
  const member = await currentMember(context);
  if (!member) return signedOut();
  const open = await accountTools().accounts.listSessions(member.user.id);
  const sessions = open.map((each) => ({ ...each, here: each.id === member.sessionId }));
  return privateJson(200, { sessions });
}

/** Signs out here, somewhere else or everywhere. */
export async function endSession(
  { which }: z.infer<typeof signOut.body>,
  _request: Request,
  context: Context,
): Promise<Response> {
  const member = await currentMember(context);
  if (!member) return which === 'this' ? privateJson(200, { ok: true }) : signedOut();
  const { accounts } = accountTools();
  const { id } = member.user;
  const session = which === 'this' ? member.sessionId : which === 'all' ? undefined : which;
  const here = session === undefined || session === member.sessionId;
  await accounts.endSessions(id, here ? 'sign-out' : 'elsewhere', session);
  if (here) SESSION_COOKIE.remove(context);
  return privateJson(200, { ok: true });
}
