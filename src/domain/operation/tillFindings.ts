import type { Finding } from './finding.ts';

/** Money of a customer of Stripe's that only the owner can settle. */
export interface NamedTill {
  readonly customer: string;
  readonly since: string;
  /** A line each: ids, the amount, what happened and what to do. */
  readonly lines: readonly string[];
}

/** One finding a customer, so that each is told once, and is over once it is settled. For the owner alone: no page shows them. */
export const tillFindings = (tills: readonly NamedTill[] | undefined): readonly Finding[] =>
  (tills ?? []).map(({ customer, since, lines }) => ({
    key: `money:${customer}`,
    level: 'degraded',
    since,
    message: `Money that waits for you. ${lines.join('. ')}.`,
  }));
