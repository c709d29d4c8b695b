import type { Members } from '#members/account/store/members.ts';
import type { MemberTools } from '../memberTools.ts';
import { endAndSettle } from '../stripe/endAndSettle.ts';
import { endSession } from './session.ts';
import { settleCredit } from './settleCredit.ts';
import { isOverSubscription, syncCustomer } from './syncCustomer.ts';

interface Leaving {
  readonly members: Members;
  /** Deletes a user at Supabase Auth; already deleted counts as success. */
  readonly deleteUser: (id: string) => Promise<unknown>;
}

/**
 * Ends everything of ours that a customer pays for, and what is open with it. Paid invoices stay, because they are needed to
 * answer a later dispute.
 */
async function endSubscriptions(tools: MemberTools, memberId: string): Promise<void> {
  const customer = await tools.checkouts.customerOf(memberId);
  if (customer === null) return;
  await syncCustomer(tools, customer, memberId);
  for (const row of await tools.billing.readSubscriptions(memberId)) {
    if (isOverSubscription(row) || row.tier === null) continue;
    await endAndSettle(tools.stripe, row.id);
    await tools.sync(row.id);
  }
  await settleCredit(tools, customer);
}

/** A purchase may begin while others are being ended, so we try again; but not forever. */
const TRIES = 5;

/** Deletes what we hold about a member, once nothing can be paid any more. */
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

/** Deletes the users whose members are gone, including those an earlier deletion missed. One that fails keeps nobody else waiting. */
export async function deleteLeavingUsers({ members, deleteUser }: Leaving): Promise<void> {
  const failures: unknown[] = [];
  for (const user of await members.leaving())
    await deleteUser(user).then(
      () => members.forgetLeaving(user),
      (error: unknown) => failures.push(error),
    );
  if (failures.length > 0) throw failures[0];
}

/**
 * Deletes an account: first the subscriptions at Stripe, then our rows with every session, then the user at Supabase Auth. If it
 * stops, the member can repeat it; once our rows are gone it is done for them, and the user is deleted with the next deletion or
 * at the latest by the daily comparison with Stripe.
 */
export async function eraseAccount(
  tools: MemberTools,
  leaving: Leaving,
  memberId: string,
): Promise<void> {
  await deleteRows(tools, leaving.members, memberId);
  await deleteLeavingUsers(leaving).catch((error: unknown) => console.error(error));
}
