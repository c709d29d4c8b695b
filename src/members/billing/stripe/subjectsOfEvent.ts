import type Stripe from 'stripe';
import type { EventSubjects, StripeEventSubjects } from '../rules/eventSubjects.ts';
import { idOf } from './idOf.ts';
import type { ThinEvent } from './thinEvent.ts';

const NOTHING: EventSubjects = {
  session: null,
  subscription: null,
  payment: null,
  dispute: null,
  customer: null,
};

/**
 * What an invoice is for. Versions of the API before 2025 have its subscription at the top; where it is nowhere, all of its
 * customer's are looked at, except for one that says itself that it is for none.
 */
function ofInvoice(invoice: Stripe.Invoice): Partial<EventSubjects> | null {
  const older: object & { readonly subscription?: unknown } = { ...invoice };
  const named =
    idOf(invoice.parent?.subscription_details?.subscription) ?? idIn(older.subscription);
  if (named !== null) return { subscription: named };
  const isForNone = invoice.parent !== undefined || 'subscription' in older;
  const payer = idOf(invoice.customer);
  return isForNone || payer === null ? null : { payer };
}

/** An id in a field that Stripe's present types do not have. */
function idIn(field: unknown): string | null {
  if (typeof field === 'string') return field;
  const isObject = typeof field === 'object' && field !== null && 'id' in field;
  return isObject && typeof field.id === 'string' ? field.id : null;
}

function aboutOf({ type, data: { object } }: Stripe.Event): Partial<EventSubjects> | null {
  switch (object.object) {
    case 'checkout.session':
      return { session: object.id, subscription: idOf(object.subscription) };
    case 'subscription':
      return { subscription: object.id };
    case 'invoice':
      return ofInvoice(object);
    case 'charge':
      return type === 'charge.refunded'
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

/** What a thin event names, where the name is all that we take. */
function namedIn({ type, related_object: named }: ThinEvent): Partial<EventSubjects> | null {
  if (!named) return null;
  switch (named.type) {
    case 'checkout.session':
      return { session: named.id };
    case 'subscription':
      return { subscription: named.id };
    case 'charge':
      return { payment: named.id };
    case 'dispute':
      return { dispute: named.id };
    case 'customer':
      return type.endsWith('customer.deleted') ? { customer: named.id } : null;
    default:
      return null;
  }
}

/** The parts of an event that matter to us; null if there are none. */
export function subjectsOfEvent(event: Stripe.Event | ThinEvent): StripeEventSubjects | null {
  const { id, type } = event;
  const isThin = event.object === 'v2.core.event';
  const about = isThin ? namedIn(event) : aboutOf(event);
  const createdAt = isThin ? Date.parse(event.created) : event.created * 1000;
  return about && { id, type, createdAt, about: { ...NOTHING, ...about } };
}
