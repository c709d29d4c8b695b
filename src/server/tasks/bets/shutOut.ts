import type { PauseKind } from '#domain/bets/pause.ts';
import type { Bets } from '#server/store/bets.ts';
import { endSession } from '../subscriptions/session.ts';
import type { MemberTools } from '../subscriptions/tools.ts';

/** How somebody stands who has shut themselves out. */
interface ShutOut {
  readonly until: string;
  /** Whether a subscription goes on to be charged. */
  readonly renews: boolean;
}

/**
 * Shuts a member out by their own wish, and ends the purchases they have under way: nothing of it can be paid any more.
 * Undefined where there is no such member.
 */
export async function shutOut(
  tools: MemberTools & { readonly bets: Bets },
  memberId: string,
  { kind, days }: { readonly kind: PauseKind; readonly days: number },
): Promise<ShutOut | undefined> {
  const begun = await tools.bets.shutOut(memberId, kind, days);
  if (!begun) return undefined;
  // It holds from here on, whether Stripe answers or not; a session that stays open there is ended when it is noted or paid.
  for (const session of begun.sessions) {
    await endSession(tools, session).catch((error: unknown) => console.error(error));
  }
  return { until: begun.until, renews: begun.renews };
}
