import type { Members } from '#members/account/store/members.ts';
import type { MemberTools } from '../memberTools.ts';
import { unlessGone } from '../stripe/refusals.ts';
import { endSession } from './session.ts';
import { isOver, syncCustomer } from './syncCustomer.ts';

interface Leaving {
  readonly members: Members;
  /** Deletes a user at Supabase Auth; one that is gone already, too. */
  readonly deleteUser: (id: string) => Promise<unknown>;
}

/** Ends all that a customer pays for. Their invoices stay: a dispute may still come, and is answered with them. */
async function endSubscriptions(tools: MemberTools, memberId: string): Promise<void> {
  const customer = await tools.checkouts.customerOf(memberId);
  if (customer === null) return;
  const { stripe, sync } = tools;
  for (const subscription of await syncCustomer(tools, customer, memberId)) {
    if (isOver(subscription)) continue;
    await unlessGone(stripe.subscriptions.cancel(subscription.id), undefined);
    await sync(subscription.id);
  }
}

/** A purchase may begin while others are ended; not for ever. */
const TRIES = 5;

/** Deletes what we hold about a member, once nothing can be paid for any more. */
async function deleteRows(tools: MemberTools, members: Members, memberId: string): Promise<void> {
  const ended: string[] = [];
  for (let tried = 0; tried < TRIES; tried += 1) {
    await endSubscriptions(tools, memberId);
    const open = await members.remove(memberId, ended);
    if (open === null) return;
    await endSession(tools, open);
    ended.push(open);
  }
  throw new Error('purchases keep beginning while an account is deleted');
}

/** Deletes the users whose members are gone, also those that an earlier deletion did not get to. */
export async function deleteLeavingUsers({ members, deleteUser }: Leaving): Promise<void> {
  for (const user of await members.leaving()) {
    await deleteUser(user);
    await members.forgetLeaving(user);
  }
}

/**
 * Deletes an account: first what is paid for at Stripe, then our rows and with them every session, then the user at
 * Supabase Auth. Where it stops, the member can do it again; once our rows are gone it is done for them, and the user goes
 * with the next deletion or the daily comparison with Stripe at the latest.
 */
export async function leave(tools: MemberTools, leaving: Leaving, memberId: string): Promise<void> {
  await deleteRows(tools, leaving.members, memberId);
  await deleteLeavingUsers(leaving).catch((error: unknown) => console.error(error));
}
