import type Stripe from 'stripe';

type Scalar = string | number | boolean | null | undefined;

/** Where Stripe answers an id or, asked to expand it, the object: the id. */
type Field<T> = string extends T ? Extract<T, Scalar> : Stored<T>;

/**
 * A Stripe object in its unexpanded API form, as stored here. The compiler checks, against Stripe's own types, that no field is
 * missing.
 */
export type Stored<T> = T extends Stripe.Decimal
  ? string
  : T extends Scalar
    ? T
    : T extends readonly (infer Item)[]
      ? Field<Item>[]
      : { [Name in keyof T]: Field<T[Name]> };

export type Product = Stored<Stripe.Product>;
export type Price = Stored<Stripe.Price>;
export type Customer = Stored<Stripe.Customer>;
export type BalanceTransaction = Stored<Stripe.CustomerBalanceTransaction>;
export type DeletedCustomer = Stored<Stripe.DeletedCustomer>;
export type PaymentMethod = Stored<Stripe.PaymentMethod>;
export type Session = Stored<Stripe.Checkout.Session>;
export type Subscription = Stored<Stripe.Subscription>;
export type SubscriptionItem = Stored<Stripe.SubscriptionItem>;
export type Invoice = Stored<Stripe.Invoice>;
export type InvoiceLine = Stored<Stripe.InvoiceLineItem>;
export type InvoiceItem = Stored<Stripe.InvoiceItem>;
export type InvoicePayment = Stored<Stripe.InvoicePayment>;
export type PaymentIntent = Stored<Stripe.PaymentIntent>;
export type Coupon = Stored<Stripe.Coupon>;
export type Discount = Stored<Stripe.Discount>;
export type Charge = Stored<Stripe.Charge>;
export type Refund = Stored<Stripe.Refund>;
export type Dispute = Stored<Stripe.Dispute>;
export type PortalSession = Stored<Stripe.BillingPortal.Session>;
export type PortalConfiguration = Stored<Stripe.BillingPortal.Configuration>;
export type WebhookEndpoint = Stored<Stripe.WebhookEndpoint>;

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
