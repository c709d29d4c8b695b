import { dueNotices } from '../rules/dueNotices.ts';
import { PRICE_CHANGES, type PriceChange } from '../rules/plans.ts';
import type { NextPayment } from '../rules/standingText.ts';
import type { RenewingRow } from '../store/renewals.ts';
import type { MoneyBackTools } from './moneyBack.ts';

/** Subscriptions read at a time. */
const BATCH = 500;

/** Asks Stripe what the next invoice of a subscription takes; null where it cannot say. */
export type AskNext = (subscription: string) => Promise<NextPayment | null>;

interface Reminding {
  readonly now: Date;
  /** One call for each member who is due for a notice. */
  readonly next: AskNext;
  readonly changes?: readonly PriceChange[];
}

/** Tells members whose subscription renews what is due: the yearly reminder, and a change of price. Returns how many were new. */
export async function remindOfRenewals(
  { renewals, sender, channels }: Pick<MoneyBackTools, 'renewals' | 'sender' | 'channels'>,
  { now, next, changes = PRICE_CHANGES }: Reminding,
): Promise<number> {
  const remind = async (row: RenewingRow): Promise<number> => {
    const isNew = ({ kind, key }: { readonly kind: string; readonly key: string }): boolean =>
      !row.told.includes(`${kind} ${key}`);
    if (!dueNotices(row, changes, sender, now).some(isNew)) return 0;
    let told = 0;
    for (const notice of dueNotices(row, changes, sender, now, await next(row.id)).filter(isNew))
      if (await renewals.tell(row.memberId, notice, channels)) told += 1;
    return told;
  };
  let told = 0;
  let after = '';
  for (;;) {
    const batch = await renewals.renewing(after, BATCH);
    for (const row of batch) {
      told += await remind(row);
      after = row.id;
    }
    if (batch.length < BATCH) return told;
  }
}
