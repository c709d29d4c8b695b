import type Stripe from 'stripe';

/** The part of an invoice's line that tells what it costs. */
export interface CostLine {
  readonly amount: number;
  readonly discount_amounts?:
    | readonly {
        readonly amount: number;
        readonly discount: string | { readonly id: string };
      }[]
    | null;
  readonly taxes?: readonly { readonly amount: number; readonly tax_behavior: string }[] | null;
}

/** Whether a discount holds for later invoices, too; undefined where Stripe does not say, or its sum may be another one then. */
type Lasting = boolean | undefined;

type Discount = Stripe.Discount | Stripe.DeletedDiscount | string;

/** @param at of the later invoice, seconds since 1970 */
export function isLastingDiscount(discount: Discount, at: number): Lasting {
  if (typeof discount === 'string' || discount.deleted === true) return undefined;
  const { coupon } = discount.source;
  if (coupon === null || typeof coupon === 'string') return undefined;
  if (coupon.duration === 'once') return false;
  if (coupon.duration === 'repeating' && (discount.end ?? 0) <= at) return false;
  // A fixed sum is spread over an invoice's lines, which are others next time.
  return coupon.percent_off === null ? undefined : true;
}

/** What a line will cost on later invoices, in cents; undefined where the preview cannot tell. */
export function lastingCents(
  { amount, discount_amounts, taxes }: CostLine,
  lasting: (discount: string) => Lasting,
): number | undefined {
  let cents = amount;
  let isWhole = true;
  for (const { amount: off, discount } of discount_amounts ?? []) {
    const lasts = lasting(typeof discount === 'string' ? discount : discount.id);
    if (lasts === undefined) return undefined;
    if (lasts) cents -= off;
    else isWhole = false;
  }
  const taxed = (taxes ?? []).filter(({ tax_behavior }) => tax_behavior === 'exclusive');
  // Tax on a price that is lower this once.
  if (taxed.length > 0 && !isWhole) return undefined;
  return taxed.reduce((sum, tax) => sum + tax.amount, cents);
}
