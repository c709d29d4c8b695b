import { dateText } from './accountText.ts';
import {
  type AccountNotice,
  type Charge,
  cancelAt,
  chargeText,
  type NoticeSender,
} from './notices.ts';
import type { Tier } from './plans.ts';
import { PLAN_NAMES } from './planText.ts';

const DAY_MS = 86_400_000;

/** Days before the end of a break in which it is told that payments go on: a year renews three days after it at the earliest. */
const BEFORE_DAYS = 3;

/** A break of a month or more, and the subscription that goes on after it. */
interface Paused {
  readonly tier: Tier;
  readonly until: string;
  readonly periodEnd: string;
}

const planName = (tier: Tier): string => `${PLAN_NAMES[tier].toLowerCase()} Premium`;

function begun(sender: NoticeSender, { tier, until, periodEnd }: Paused): AccountNotice {
  const on = dateText(until);
  const later =
    tier === 'yearly'
      ? ` Your paid year is longer by your break and renews on ${dateText(periodEnd)}.`
      : '';
  return {
    kind: 'break',
    key: `until ${until.slice(0, 10)}`,
    title: `Payments pause until ${on}`,
    text: `${sender.name}: your ${planName(tier)} is not charged during your break, until ${on}.${later} After it payments go on unless you cancel. ${cancelAt(sender)}`,
    wait: true,
  };
}

function over(sender: NoticeSender, paused: Paused & Charge, now: Date): AccountNotice {
  const { tier, until, periodEnd } = paused;
  const ends = Date.parse(until) > now.getTime() ? 'ends' : 'ended';
  // A month that begins in the break is void; what comes after it is charged.
  const renews = periodEnd > until ? `, next on ${dateText(periodEnd)}` : '';
  return {
    kind: 'break',
    key: `over ${until.slice(0, 10)}`,
    title: 'Payments go on after your break',
    text: `${sender.name}: your break ${ends} on ${dateText(until)}. Then your ${planName(tier)} is charged again${renews}: ${chargeText(paused)}. ${cancelAt(sender)}`,
    wait: true,
  };
}

/** What is due to be told of a break by now: that payments pause, and around its end that they go on. */
export const breakNotice = (
  sender: NoticeSender,
  paused: Paused & Charge,
  now: Date,
): AccountNotice =>
  Date.parse(paused.until) - now.getTime() > BEFORE_DAYS * DAY_MS
    ? begun(sender, paused)
    : over(sender, paused, now);
