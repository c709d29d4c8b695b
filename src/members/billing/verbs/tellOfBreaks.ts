import { breakNotice } from '../rules/breakNotices.ts';
import { PLANS } from '../rules/plans.ts';
import type { MoneyBackTools } from './moneyBack.ts';
import type { AskNext } from './remindOfRenewals.ts';

interface Telling {
  readonly now: Date;
  readonly next: AskNext;
  /** Only this member; everybody if absent. */
  readonly memberId?: string;
}

/** Tells members on a break of a month or more that payments pause, and around its end that they go on. Returns how many were new. */
export async function tellOfBreaks(
  { renewals, sender, channels }: Pick<MoneyBackTools, 'renewals' | 'sender' | 'channels'>,
  { now, next, memberId }: Telling,
): Promise<number> {
  let told = 0;
  for (const row of await renewals.breaksToTell(memberId ?? null)) {
    const notice = (charged: Awaited<ReturnType<AskNext>>) =>
      breakNotice(sender, { ...row, plan: PLANS[row.tier].cents, next: charged }, now);
    const { key } = notice(null);
    if (row.told.includes(key)) continue;
    const due = notice(key.startsWith('over') ? await next(row.id) : null);
    if (await renewals.tell(row.memberId, due, channels)) told += 1;
  }
  return told;
}
