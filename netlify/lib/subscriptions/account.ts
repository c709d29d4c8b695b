import type { Context } from '@netlify/functions';
import { clock } from '#clock';
import { leave } from '#server/tasks/subscriptions/leave.ts';
import { mustNameCard } from '#server/tasks/subscriptions/nameCard.ts';
import { takeOut } from '#server/tasks/subscriptions/takeOut.ts';
import { withoutLinks } from '#server/tasks/subscriptions/withoutCard.ts';
import { SESSION_COOKIE } from '../accounts/cookies.ts';
import { privateJson } from '../accounts/privateAnswer.ts';
import { readAsMember } from './asMember.ts';
import { memberTools } from './tools.ts';
import { withCard } from './withCard.ts';

const deleted = withCard(async ({ id }) => {
  await leave(memberTools(), id);
  return privateJson(200, { ok: true });
});

/** Deletes the account of who asks, and forgets the browser. */
export async function remove(body: unknown, request: Request, context: Context): Promise<Response> {
  const answer = await deleted(body, request, context);
  if (answer.ok) SESSION_COOKIE.remove(context);
  return answer;
}

/** All that is held about a member, as a file. */
export const download = readAsMember(async ({ id }, sessionId) => {
  const exportedAt = clock.now().toISOString();
  const tools = memberTools();
  const { invoices, ...own } = await takeOut(tools, id);
  const isNew = await mustNameCard(tools, { memberId: id, sessionId });
  const all = { exportedAt, ...own, invoices: isNew ? withoutLinks(invoices) : invoices };
  return privateJson(200, all, {
    'content-disposition': `attachment; filename="account-${exportedAt.slice(0, 10)}.json"`,
  });
});
