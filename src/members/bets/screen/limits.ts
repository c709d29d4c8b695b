import { atom } from 'nanostores';
import { clock } from '#clock';
import { askContract } from '#members/account/screen/loaded.ts';
import { postProven } from '#members/billing/screen/proving.ts';
import { limitsSchema, readLimits } from '../contract.ts';
import { BET_PATHS } from '../paths.ts';
import { changedLimit, type StakeLimits } from '../rules/limits.ts';
import { $book, changeBook } from './book.ts';

/** Whether the account's limits could not be asked for. */
export const $limitsFailed = atom(false);

/**
 * Loads the limits in force: for a signed-in member the server's, which no device can change; otherwise, or without an answer,
 * those stored on this device.
 */
export async function currentLimits(): Promise<void> {
  const book = $book.get();
  if (book.status !== 'known' || !book.user) return;
  const answer = await askContract(readLimits).catch(() => undefined);
  $limitsFailed.set(answer === undefined);
  if (answer?.userId !== book.user.id) return;
  const { stake, loss } = answer;
  await changeBook((kept) => ({ ...kept, limits: { stake, loss } }), book);
}

/** Requests other limits, cents; undefined for none. Returns why they could not be set. */
export async function changeLimits(
  stake: number | undefined,
  loss: number | undefined,
): Promise<string | undefined> {
  const book = $book.get();
  if (book.status !== 'known') return undefined;
  if (!book.user) {
    const now = clock.now();
    const changed = ({ limits }: { readonly limits: StakeLimits }): StakeLimits => ({
      stake: changedLimit(limits.stake, stake, now),
      loss: changedLimit(limits.loss, loss, now),
    });
    await changeBook((kept) => ({ ...kept, limits: changed(kept) }), book);
    return undefined;
  }
  const asked = { userId: book.user.id, stake: stake ?? null, loss: loss ?? null };
  const posted = await postProven(BET_PATHS.limits, asked);
  const limits = posted.ok ? limitsSchema.safeParse(posted.answer).data : undefined;
  if (!limits)
    return (posted.ok ? undefined : posted.message) ?? 'We got no answer. Please try again.';
  await changeBook((kept) => ({ ...kept, limits }), book);
  return undefined;
}
