import type { PauseKind } from '#members/account/rules/pause.ts';
import type { MemberTools } from '#members/billing/memberTools.ts';
import { endSession } from '#members/billing/verbs/session.ts';
import { syncCustomer } from '#members/billing/verbs/syncCustomer.ts';
import type { Bets } from '../store.ts';

/** The state of a member who has shut themselves out. */
interface ShutOut {
  readonly until: string;
  /** Whether a subscription will be charged again. */
  readonly renews: boolean;
  /** Whether a purchase in progress could not be ended: if it is paid anyway, it ends at once. */
  readonly purchaseOpen: boolean;
}

/** Attempts to end a checkout session. */
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

/** Nothing is collected during a self-exclusion. Where Stripe does not answer, the daily comparison makes up for it. */
async function stopCollecting(
  tools: MemberTools,
  memberId: string,
  tell: () => Promise<unknown>,
): Promise<void> {
  try {
    const customer = await tools.checkouts.customerOf(memberId);
    if (customer === null) return;
    await syncCustomer(tools, customer, memberId);
    await tell();
  } catch (error) {
    console.error(error);
  }
}

/**
 * Shuts a member out at their own wish, and ends their purchases in progress, which can no longer be paid. Undefined if there is
 * no such member.
 * @param tell tells the member that payments pause, once they do
 */
export async function shutOut(
  bets: Pick<Bets, 'shutOut'>,
  tools: MemberTools,
  memberId: string,
  { kind, days }: { readonly kind: PauseKind; readonly days: number },
  tell: () => Promise<unknown>,
): Promise<ShutOut | undefined> {
  const begun = await bets.shutOut(memberId, kind, days);
  if (!begun) return undefined;
  // It is in force from here on, whether Stripe answers or not.
  const ended = await Promise.all(begun.sessions.map((session) => isEnded(tools, session)));
  if (begun.renews && kind === 'exclusion') await stopCollecting(tools, memberId, tell);
  return { until: begun.until, renews: begun.renews, purchaseOpen: ended.includes(false) };
}
