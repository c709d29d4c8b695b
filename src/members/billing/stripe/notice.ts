import type Stripe from 'stripe';
import type { About, StripeNotice } from '../rules/notice.ts';
import { idOf } from './idOf.ts';

const NOTHING: About = {
  session: null,
  subscription: null,
  payment: null,
  dispute: null,
  customer: null,
};

/** The only news about a charge or a customer that matters to us. */
const CHARGE_NEWS: readonly string[] = ['charge.refunded', 'charge.updated'];

function aboutOf({ type, data: { object } }: Stripe.Event): Partial<About> | null {
  switch (object.object) {
    case 'checkout.session':
      return { session: object.id, subscription: idOf(object.subscription) };
    case 'subscription':
      return { subscription: object.id };
    case 'invoice': {
      const subscription = idOf(object.parent?.subscription_details?.subscription);
      return subscription === null ? null : { subscription };
    }
    case 'charge':
      return CHARGE_NEWS.includes(type)
        ? { payment: idOf(object.payment_intent) ?? object.id }
        : null;
    case 'refund': {
      const payment = idOf(object.payment_intent) ?? idOf(object.charge);
      return payment === null ? null : { payment };
    }
    case 'dispute':
      return { dispute: object.id };
    case 'customer':
      return type === 'customer.deleted' ? { customer: object.id } : null;
    default:
      return null;
  }
}

/** The parts of an event that matter to us; null if there are none. */
export function noticeOf(event: Stripe.Event): StripeNotice | null {
  const about = aboutOf(event);
  if (about === null) return null;
  const { id, type, created } = event;
  return { id, type, createdAt: created * 1000, about: { ...NOTHING, ...about } };
}
