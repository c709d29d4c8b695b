/** Credits of one feed, by its own counting: what the owner allows, and what has been spent. */
interface OddsBudget {
  /** The owner's ceiling a day; it goes before a month's plan. */
  readonly perDay?: number | undefined;
  /** Credits of the owner's plan a month. */
  readonly perMonth?: number | undefined;
  readonly spentToday: number;
  /** This month, today included. */
  readonly spentThisMonth: number;
  /** What the feed said last that is left. */
  readonly remaining?: number | undefined;
  /** When it said so. */
  readonly remainingAt?: Date | undefined;
}

/** How a feed's quota begins anew, at midnight UTC: each month, or each day. */
type Renewal = 'month' | 'day';

/** Days of the month from today on, today included, in UTC. */
const daysLeft = (now: Date): number =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 0)).getUTCDate() -
  now.getUTCDate() +
  1;

/** Whether what a feed said of its quota is of the quota of now. */
function isCurrent(at: Date | undefined, now: Date, renewal: Renewal): boolean {
  if (at === undefined) return false;
  const length = renewal === 'month' ? 7 : 10;
  return at.toISOString().slice(0, length) === now.toISOString().slice(0, length);
}

/**
 * Credits that may still be spent today, 0 or more. The ceiling of a day is the owner's, or else what is left of the month's plan in
 * equal parts for today and each day to come; never more than the feed says is left. Before it has said anything and without a
 * plan: one reading, from which we learn it.
 * @param one credits of one reading
 */
export function creditsLeftToday(
  budget: OddsBudget,
  now: Date,
  renewal: Renewal,
  one: number,
): number {
  const { perDay, perMonth, spentToday, spentThisMonth, remaining, remainingAt } = budget;
  const told = isCurrent(remainingAt, now, renewal) ? remaining : undefined;
  const before = spentThisMonth - spentToday;
  const ofPlan = perMonth === undefined ? undefined : (perMonth - before) / daysLeft(now);
  const ofTold =
    told === undefined
      ? undefined
      : (told + spentToday) / (renewal === 'month' ? daysLeft(now) : 1);
  const ceiling = perDay ?? ofPlan ?? ofTold ?? one;
  const left = Math.floor(ceiling) - spentToday;
  return Math.max(0, Math.min(left, told ?? left));
}

/** Credits of a month of 30 days in which some leagues are read for some hours a day. */
export function creditsAMonth(plan: {
  readonly leagues: number;
  readonly hoursADay: number;
  /** Minutes between two readings of a league. */
  readonly everyMinutes: number;
  readonly creditsAReading: number;
}): number {
  const readings = (plan.hoursADay * 60) / plan.everyMinutes;
  return Math.round(30 * plan.leagues * readings * plan.creditsAReading);
}
