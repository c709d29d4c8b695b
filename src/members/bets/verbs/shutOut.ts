import type { PauseKind } from '#members/account/rules/pause.ts';
import type { MemberTools } from '#members/billing/memberTools.ts';
import { endSession } from '#members/billing/verbs/session.ts';
import type { Bets } from '../store.ts';

/** How somebody stands who has shut themselves out. */
interface ShutOut {
  readonly until: string;
  /** Whether a subscription goes on to be charged. */
  readonly renews: boolean;
  /** Whether a purchase under way could not be ended: what is paid there all the same ends at once. */
  readonly purchaseOpen: boolean;
}

/** How often we try to end a checkout session. */
const TRIES = 3;

async function isEnded(tools: MemberTools, session: string): Promise<boolean> {
  for (let at = 0; at < TRIES; at += 1) {
    try {
      await endSession(tools, session);
      return true;
    } catch (error) {
      console.error(error);
    }
  }
  return false;
}

/**
 * Shuts a member out by their own wish, and ends the purchases they have under way: nothing of it can be paid any more.
 * Undefined where there is no such member.
 */
export async function shutOut(
  bets: Pick<Bets, 'shutOut'>,
  tools: MemberTools,
  memberId: string,
  { kind, days }: { readonly kind: PauseKind; readonly days: number },
): Promise<ShutOut | undefined> {
  const begun = await bets.shutOut(memberId, kind, days);
  if (!begun) return undefined;
  // It holds from here on, whether Stripe answers or not.
  const ended = await Promise.all(begun.sessions.map((session) => isEnded(tools, session)));
  return { until: begun.until, renews: begun.renews, purchaseOpen: ended.includes(false) };
}
