import type Stripe from 'stripe';
import { PLANS, type Tier } from '../rules/plans.ts';

/** What a switch costs, in cents. */
export interface SwitchFigures {
  readonly tier: Tier;
  readonly dueNow: number;
  readonly credit: number;
  readonly unused: number;
  readonly nextPayment: string;
  readonly nextDue: number;
  readonly prorationDate: number;
}

/** The part of an invoice's line that is read. */
type Line = Pick<Stripe.InvoiceLineItem, 'amount' | 'parent'> & {
  readonly period: { readonly end: number };
};

/** The part of a preview that is read. */
export interface Preview extends Pick<Stripe.Invoice, 'amount_due' | 'total' | 'starting_balance'> {
  readonly lines: { readonly data: readonly Line[] };
}

const isProration = ({ parent }: Line): boolean =>
  parent?.subscription_item_details?.proration === true ||
  parent?.invoice_item_details?.proration === true;

const sum = (lines: readonly Line[]): number =>
  lines.reduce((total, { amount }) => total + amount, 0);

/** The last end of a period, seconds; undefined without lines. */
const lastEnd = (lines: readonly Line[]): number | undefined =>
  lines.length > 0 ? Math.max(...lines.map(({ period }) => period.end)) : undefined;

/**
 * What a preview of Stripe's says about a switch. Nothing is rounded or computed here that the invoice has. It may have
 * prorations alone, or no line at all: then the new period ends with what is charged for it, or with the current one, and the
 * next payment is the plan's price.
 */
export function switchFigures(
  { lines: { data }, amount_due, total, starting_balance }: Preview,
  { tier, prorationDate, periodEnd }: { tier: Tier; prorationDate: number; periodEnd: number },
): SwitchFigures {
  const full = data.filter((line) => !isProration(line));
  const prorated = data.filter(isProration);
  const charged = prorated.filter(({ amount }) => amount > 0);
  const credit = Math.max(0, -(total + starting_balance));
  const ends = lastEnd(full) ?? lastEnd(charged) ?? periodEnd;
  const renewal = full.length > 0 ? sum(full) : PLANS[tier].cents;
  return {
    tier,
    dueNow: amount_due,
    credit,
    unused: 0 - sum(prorated.filter(({ amount }) => amount < 0)),
    nextPayment: new Date(ends * 1000).toISOString(),
    nextDue: Math.max(0, renewal - credit),
    prorationDate,
  };
}
