import type Stripe from 'stripe';
import { PLANS, type Tier } from '../rules/plans.ts';
import { type CostLine, isLastingDiscount, lastingCents } from './lastingCents.ts';

/** What a switch costs, in cents. */
export interface SwitchFigures {
  readonly tier: Tier;
  readonly dueNow: number;
  readonly credit: number;
  readonly unused: number;
  readonly nextPayment: string;
  /** Null where Stripe's preview cannot tell. */
  readonly nextDue: number | null;
  readonly prorationDate: number;
}

/** The part of an invoice's line that is read. */
type Line = Pick<Stripe.InvoiceLineItem, 'parent'> &
  CostLine & { readonly period: { readonly end: number } };

/** The part of a preview that is read. */
interface Preview extends Pick<Stripe.Invoice, 'amount_due' | 'total' | 'starting_balance'> {
  readonly lines: { readonly data: readonly Line[] };
  readonly total_discount_amounts?: Stripe.Invoice['total_discount_amounts'];
}

const isProration = ({ parent }: Line): boolean =>
  parent?.subscription_item_details?.proration === true ||
  parent?.invoice_item_details?.proration === true;

const sum = (lines: readonly Line[]): number =>
  lines.reduce((total, { amount }) => total + amount, 0);

/** The last end of a period, seconds; undefined without lines. */
const lastEnd = (lines: readonly Line[]): number | undefined =>
  lines.length > 0 ? Math.max(...lines.map(({ period }) => period.end)) : undefined;

interface Asked {
  readonly tier: Tier;
  readonly prorationDate: number;
  readonly periodEnd: number;
  /** How many are bought; 1 unless the owner's hand has changed it. */
  readonly quantity?: number;
  /** While a trial lasts its lines cost nothing, and what it costs later is not in the preview. */
  readonly isTrial?: boolean;
}

/** What the later invoices take; undefined where the preview cannot tell. */
function laterCents(
  full: readonly Line[],
  preview: Preview,
  ends: number,
  { tier, quantity = 1, isTrial = false }: Asked,
): number | undefined {
  if (isTrial) return undefined;
  const discounts = preview.total_discount_amounts ?? [];
  if (full.length === 0) return discounts.length > 0 ? undefined : quantity * PLANS[tier].cents;
  const lasting = new Map(
    discounts.map(({ discount }) => [
      typeof discount === 'string' ? discount : discount.id,
      isLastingDiscount(discount, ends),
    ]),
  );
  let cents = 0;
  for (const line of full) {
    const later = lastingCents(line, (discount) => lasting.get(discount));
    if (later === undefined) return undefined;
    cents += later;
  }
  return cents;
}

/**
 * What a preview of Stripe's says about a switch. Nothing is rounded or computed here that the invoice has. It may have
 * prorations alone, or no line at all: then the new period ends with what is charged for it, or with the current one, and the
 * next payment is the plan's price. What a discount or a tax makes of the next payment is said only where the preview tells.
 */
export function switchFigures(preview: Preview, asked: Asked): SwitchFigures {
  const { amount_due, total, starting_balance } = preview;
  const { data } = preview.lines;
  const { tier, prorationDate, periodEnd } = asked;
  const full = data.filter((line) => !isProration(line));
  const prorated = data.filter(isProration);
  const charged = prorated.filter(({ amount }) => amount > 0);
  const credit = Math.max(0, -(total + starting_balance));
  const ends = lastEnd(full) ?? lastEnd(charged) ?? periodEnd;
  const later = laterCents(full, preview, ends, asked);
  return {
    tier,
    dueNow: amount_due,
    credit,
    unused: 0 - sum(prorated.filter(({ amount }) => amount < 0)),
    nextPayment: new Date(ends * 1000).toISOString(),
    nextDue: later === undefined ? null : Math.max(0, later - credit),
    prorationDate,
  };
}
