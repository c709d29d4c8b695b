import { dueNotices } from '../rules/dueNotices.ts';
import { PRICE_CHANGES, type PriceChange } from '../rules/plans.ts';
import type { MoneyBackTools } from './moneyBack.ts';

/** Subscriptions read at a time. */
const BATCH = 500;

/** Tells members whose subscription renews what is due: the yearly reminder, and a change of price. Returns how many were new. */
export async function remindOfRenewals(
  { renewals, sender, channels }: Pick<MoneyBackTools, 'renewals' | 'sender' | 'channels'>,
  now: Date,
  changes: readonly PriceChange[] = PRICE_CHANGES,
): Promise<number> {
  let told = 0;
  let after = '';
  for (;;) {
    const batch = await renewals.renewing(after, BATCH);
    for (const row of batch) {
      for (const notice of dueNotices(row, changes, sender, now)) {
        if (await renewals.tell(row.memberId, notice, channels)) told += 1;
      }
      after = row.id;
    }
    if (batch.length < BATCH) return told;
  }
}
