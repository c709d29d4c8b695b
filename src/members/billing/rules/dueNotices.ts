import { type AccountNotice, type NoticeSender, priceNotice, renewalNotice } from './notices.ts';
import { PLANS, type PriceChange, type Tier } from './plans.ts';
import type { NextPayment } from './standingText.ts';

const DAY_MS = 86_400_000;

/**
 * Days before a yearly renewal in which it is announced. New York asks for 15 to 45 days, Massachusetts for 5 to 30, so it is told
 * as soon as 30 are left.
 */
const RENEWAL_DAYS = 30;

/** Days before the first charge at a new price in which it is announced (California, AB 2863): the longest and shortest. */
const PRICE_DAYS = { most: 30, least: 7 } as const;

/** A monthly plan is recalled once a year: after this many days, so that no year passes without it. */
const YEAR_DAYS = 335;

interface Renewing {
  readonly tier: Tier;
  readonly createdAt: string;
  readonly periodEnd: string;
}

function renewalDue({ tier, createdAt, periodEnd }: Renewing, now: Date): string | undefined {
  const left = (Date.parse(periodEnd) - now.getTime()) / DAY_MS;
  if (tier === 'yearly')
    return left > 0 && left <= RENEWAL_DAYS ? periodEnd.slice(0, 10) : undefined;
  const years = Math.floor((now.getTime() - Date.parse(createdAt)) / DAY_MS / YEAR_DAYS);
  return years > 0 ? `year ${years}` : undefined;
}

/** Whether the next charge is at a changed price. */
const concerns = (change: PriceChange, { tier, createdAt, periodEnd }: Renewing): boolean =>
  change.tier === tier && periodEnd >= change.from && createdAt < change.from;

/** Whether a change of price is to be announced today: its first charge is 30 to 7 days ahead. */
function isAnnounced(change: PriceChange, renewing: Renewing, now: Date): boolean {
  const left = (Date.parse(renewing.periodEnd) - now.getTime()) / DAY_MS;
  return concerns(change, renewing) && left <= PRICE_DAYS.most && left >= PRICE_DAYS.least;
}

/**
 * What a member whose subscription renews is to be told by now. What has been told before is told no second time.
 * @param next the next payment as Stripe works it out; null where it cannot say
 */
export function dueNotices(
  renewing: Renewing,
  changes: readonly PriceChange[],
  sender: NoticeSender,
  now: Date,
  next: NextPayment | null = null,
): readonly AccountNotice[] {
  const key = renewalDue(renewing, now);
  const [last] = changes
    .filter((change) => concerns(change, renewing))
    .toSorted((one, other) => other.from.localeCompare(one.from));
  const today = PLANS[renewing.tier].cents;
  const isPlain = next !== null && next.cents + next.credit === today;
  // Stripe works with today's price until the new one is in force: of the two sums only the plan's is known.
  const moved = last && {
    plan: last.cents,
    next: isPlain ? { cents: last.cents, credit: 0 } : null,
  };
  const charge = moved ?? { plan: today, next };
  return [
    ...(key === undefined ? [] : [renewalNotice(sender, { ...renewing, ...charge, key })]),
    ...changes
      .filter((change) => isAnnounced(change, renewing, now))
      .map((change) => priceNotice(sender, { ...change, isPlain }, renewing.periodEnd)),
  ];
}
