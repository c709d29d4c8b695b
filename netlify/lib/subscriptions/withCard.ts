import type * as z from 'zod/mini';
import type { User } from '#contract/auth/user.ts';
import type { confirmCard } from '#contract/subscriptions/manage.ts';
import { BILLING } from '#domain/billing/texts.ts';
import { mustNameCard, nameCard } from '#server/tasks/subscriptions/nameCard.ts';
import { privateError, privateJson } from '../accounts/privateAnswer.ts';
import { asMember } from './asMember.ts';
import { memberTools } from './tools.ts';

/** What a browser is to do first: have the card named. */
const PRECONDITION = 428;
const DAY_S = 86_400;

/** Like `asMember`, for what costs money or cannot be undone: a new device names the card on file first. */
export const withCard = <Body>(run: (member: User, body: Body) => Promise<Response>) =>
  asMember(async (member: User, body: Body, sessionId: string) => {
    const here = { memberId: member.id, sessionId };
    if (await mustNameCard(memberTools(), here))
      return privateError(PRECONDITION, BILLING.nameCard);
    return run(member, body);
  });

export const confirm = asMember(
  async ({ id }, { last4 }: z.infer<typeof confirmCard.body>, sessionId) => {
    const named = await nameCard(memberTools(), { memberId: id, sessionId }, last4);
    if (named === 'right') return privateJson(200, { ok: true });
    if (named === 'wrong') return privateError(400, BILLING.wrongCard);
    return privateError(429, BILLING.cardLocked, { 'retry-after': String(DAY_S) });
  },
);
