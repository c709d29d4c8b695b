import { Refused } from '#contract/refused.ts';
import type { Call, Guard } from '#http/endpoint.ts';
import type { UsedSession } from '#members/account/store/accounts.ts';
import { member, unlessShutOut } from '#members/account/who.ts';
import { BILLING } from './rules/texts.ts';
import { cardChecks, memberTools } from './tools.ts';
import { mustNameCard, nameCard } from './verbs/nameCard.ts';

const DAY_S = 86_400;

const toolsOf = ({ site: { use } }: Call) => ({
  tools: use(memberTools),
  cardChecks: use(cardChecks),
});

/** Whether a member's device is new and must first name the card on file. */
export const isCardNeeded = (call: Call, { user, sessionId }: UsedSession): Promise<boolean> =>
  mustNameCard(toolsOf(call), { memberId: user.id, sessionId });

/** Refuses a device that must first name the card on file. */
export async function requireCard(call: Call, used: UsedSession): Promise<void> {
  if (await isCardNeeded(call, used)) throw new Refused('cardFirst', BILLING.nameCard);
}

/** A member, for actions that cost money or cannot be undone: a new device first names the card on file. */
export const cardMember: Guard<UsedSession> = async (call) => {
  const used = await member(call);
  await requireCard(call, used);
  return used;
};

/** The same, and not shut out by their own wish. */
export const openCardMember: Guard<UsedSession> = async (call) =>
  unlessShutOut(await cardMember(call));

/** Holds what a member named against the card on file. */
export async function matchNamedCard(
  call: Call,
  { user, sessionId }: UsedSession,
  last4: string,
): Promise<{ readonly ok: true }> {
  const named = await nameCard(toolsOf(call), { memberId: user.id, sessionId }, last4);
  if (named === 'wrong') throw new Refused('invalid', BILLING.wrongCard);
  if (named === 'locked') throw new Refused('tooOften', BILLING.cardLocked, { retryAfter: DAY_S });
  return { ok: true };
}
