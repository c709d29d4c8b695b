import type Stripe from 'stripe';

type Scalar = string | number | boolean | null | undefined;

/** Where Stripe answers an id or, asked to expand it, the object: the id. */
type Field<T> = string extends T ? Extract<T, Scalar> : StoredObject<T>;

/**
 * A Stripe object in its unexpanded API form, as stored here. The compiler checks, against Stripe's own types, that no field is
 * missing.
 */
type StoredObject<T> = T extends Stripe.Decimal
  ? string
  : T extends Scalar
    ? T
    : T extends readonly (infer Item)[]
      ? Field<Item>[]
      : { [Name in keyof T]: Field<T[Name]> };

export type Product = StoredObject<Stripe.Product>;
export type Price = StoredObject<Stripe.Price>;
export type StoredCustomer = StoredObject<Stripe.Customer>;
export type BalanceTransaction = StoredObject<Stripe.CustomerBalanceTransaction>;
export type DeletedCustomer = StoredObject<Stripe.DeletedCustomer>;
export type PaymentMethod = StoredObject<Stripe.PaymentMethod>;
export type StoredCheckout = StoredObject<Stripe.Checkout.Session>;
export type StoredSubscription = StoredObject<Stripe.Subscription>;
export type SubscriptionItem = StoredObject<Stripe.SubscriptionItem>;
export type StoredInvoice = StoredObject<Stripe.Invoice>;
export type InvoiceLine = StoredObject<Stripe.InvoiceLineItem>;
export type InvoiceItem = StoredObject<Stripe.InvoiceItem>;
export type InvoicePayment = StoredObject<Stripe.InvoicePayment>;
export type PaymentIntent = StoredObject<Stripe.PaymentIntent>;
export type StoredCoupon = StoredObject<Stripe.Coupon>;
export type Discount = StoredObject<Stripe.Discount>;
export type StoredCharge = StoredObject<Stripe.Charge>;
export type Refund = StoredObject<Stripe.Refund>;
export type Dispute = StoredObject<Stripe.Dispute>;
export type PortalSession = StoredObject<Stripe.BillingPortal.Session>;
export type PortalConfiguration = StoredObject<Stripe.BillingPortal.Configuration>;
export type WebhookEndpoint = StoredObject<Stripe.WebhookEndpoint>;

export interface StripeEvent {
  readonly id: string;
  readonly object: 'event';
  readonly api_version: string | null;
  readonly created: number;
  readonly livemode: boolean;
  pending_webhooks: number;
  readonly request: { readonly id: string | null; readonly idempotency_key: string | null };
  readonly type: string;
  readonly data: { readonly object: object; readonly previous_attributes?: object };
}
