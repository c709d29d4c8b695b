import type { MemberTools } from '../memberTools.ts';
import type { CardChecks } from '../store/cardChecks.ts';
import { cardOf } from './cardOf.ts';
import { runningSubscription } from './ownSubscription.ts';

interface CardTools {
  readonly tools: MemberTools;
  readonly cardChecks: CardChecks;
}

export interface Here {
  readonly memberId: string;
  readonly sessionId: string;
}

async function lastFour(tools: MemberTools, memberId: string): Promise<string | undefined> {
  const owned = await runningSubscription(tools, memberId);
  const card = owned && (await cardOf(tools.stripe, owned.subscription));
  return card?.last4;
}

/** Whether this session must first name the card: it is new, and a card is being charged. */
export async function mustNameCard(
  { tools, cardChecks }: CardTools,
  { memberId, sessionId }: Here,
): Promise<boolean> {
  if (!(await cardChecks.isNeeded(memberId, sessionId))) return false;
  return (await lastFour(tools, memberId)) !== undefined;
}

/** Compares the answer with the card on file. The guess is counted before it is checked. */
export async function nameCard(
  { tools, cardChecks }: CardTools,
  { memberId, sessionId }: Here,
  named: string,
): Promise<'right' | 'wrong' | 'locked'> {
  if (!(await cardChecks.countGuess(memberId))) return 'locked';
  if ((await lastFour(tools, memberId)) !== named) return 'wrong';
  await cardChecks.noteNamed(sessionId);
  return 'right';
}
