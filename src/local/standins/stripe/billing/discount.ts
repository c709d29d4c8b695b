import { type Account, nowOf } from '../account.ts';
import { changeObject } from '../events/emit.ts';
import { newStripeId } from '../ids.ts';
import { begunObject, empty } from '../objects/parts.ts';
import type { Discount, InvoiceLine, StoredCoupon, StoredSubscription } from '../stored.ts';
import { addMonths } from './calendar.ts';

/** What the owner gives a customer: so many percent or cents off, once, for some months or for ever. */
export interface Off {
  readonly percent?: number;
  readonly cents?: number;
  /** 0: once; absent: for ever. */
  readonly months?: number;
}

const durationOf = ({ months }: Off): StoredCoupon['duration'] => {
  if (months === undefined) return 'forever';
  return months === 0 ? 'once' : 'repeating';
};

/** Puts a discount on a subscription, as the dashboard does. */
export function putDiscount(
  account: Account,
  subscription: StoredSubscription,
  off: Off,
): Discount {
  const { coupons, discounts } = account.state.objects;
  const now = nowOf(account);
  const coupon: StoredCoupon = {
    ...begunObject(account, 'coupon', 'coupon'),
    ...empty('max_redemptions', 'name', 'redeem_by'),
    amount_off: off.cents ?? null,
    currency: off.cents === undefined ? null : 'usd',
    duration: durationOf(off),
    duration_in_months: off.months === undefined || off.months === 0 ? null : off.months,
    metadata: {},
    percent_off: off.percent ?? null,
    times_redeemed: 1,
    valid: true,
  };
  const discount: Discount = {
    ...empty('checkout_session', 'customer_account', 'invoice', 'invoice_item', 'promotion_code'),
    ...empty('subscription_item'),
    id: newStripeId('di'),
    object: 'discount',
    customer: subscription.customer,
    end: off.months ? addMonths(now, off.months) : null,
    source: { coupon: coupon.id, type: 'coupon' },
    start: now,
    subscription: subscription.id,
  };
  coupons[coupon.id] = coupon;
  discounts[discount.id] = discount;
  changeObject(account, 'customer.subscription.updated', subscription, {
    discounts: [...subscription.discounts, discount.id],
  });
  return discount;
}

/** Takes a subscription's discounts off an invoice's lines. @param at of the invoice, seconds */
export function discounted(
  { state: { objects } }: Account,
  subscription: StoredSubscription,
  lines: readonly InvoiceLine[],
  at: number,
): readonly InvoiceLine[] {
  return subscription.discounts.reduce<readonly InvoiceLine[]>((before, id) => {
    const discount = objects.discounts[id];
    const coupon = objects.coupons[String(discount?.source.coupon)];
    if (!discount || !coupon || (discount.end !== null && discount.end <= at)) return before;
    let left = coupon.amount_off ?? 0;
    return before.map((line) => {
      if (!line.discountable || line.amount <= 0) return line;
      const amount =
        coupon.percent_off === null
          ? Math.min(left, line.amount)
          : Math.round((line.amount * coupon.percent_off) / 100);
      left -= amount;
      return {
        ...line,
        discount_amounts: [...(line.discount_amounts ?? []), { amount, discount: id }],
      };
    });
  }, lines);
}

/** A discount that holds once is used up by an invoice. */
export function spendOnce({ state: { objects } }: Account, subscription: StoredSubscription): void {
  subscription.discounts = subscription.discounts.filter((id) => {
    const coupon = objects.coupons[String(objects.discounts[id]?.source.coupon)];
    return coupon?.duration !== 'once';
  });
}
