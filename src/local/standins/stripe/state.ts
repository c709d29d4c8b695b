import type { TestCard } from './cards.ts';
import type * as Stored from './stored.ts';

const table = <T>(): Record<string, T> => ({});
const list = <T>(): T[] => [];

/** What Stripe's API shows, by kind and id, oldest first. */
const noObjects = () => ({
  products: table<Stored.Product>(),
  prices: table<Stored.Price>(),
  customers: table<Stored.StoredCustomer | Stored.DeletedCustomer>(),
  balanceTransactions: table<Stored.BalanceTransaction>(),
  paymentMethods: table<Stored.PaymentMethod>(),
  sessions: table<Stored.StoredCheckout>(),
  coupons: table<Stored.StoredCoupon>(),
  discounts: table<Stored.Discount>(),
  subscriptions: table<Stored.StoredSubscription>(),
  invoices: table<Stored.StoredInvoice>(),
  invoicePayments: table<Stored.InvoicePayment>(),
  paymentIntents: table<Stored.PaymentIntent>(),
  charges: table<Stored.StoredCharge>(),
  refunds: table<Stored.Refund>(),
  disputes: table<Stored.Dispute>(),
  portalSessions: table<Stored.PortalSession>(),
  portalConfigurations: table<Stored.PortalConfiguration>(),
  webhookEndpoints: table<Stored.WebhookEndpoint>(),
  events: table<Stored.StripeEvent>(),
});
export type Objects = Readonly<ReturnType<typeof noObjects>>;

/** A checkout's parameters that its API object does not show. */
export interface StripeOrder {
  readonly prices: readonly string[];
  readonly metadata: Record<string, string>;
  /** Text beside the pay button. */
  readonly message?: string | undefined;
  /** The declined payment, for another try. */
  paymentIntent: string | undefined;
}

/** A first answer, repeated for the same idempotency key. */
export interface Answered {
  readonly request: string;
  readonly status: number;
  readonly body: unknown;
  readonly at: number;
}

/** What the owner has put on a customer's next invoice by hand; below 0, taken off it. */
export interface PendingItem {
  readonly id: string;
  readonly customer: string;
  /** The one on whose invoices alone it goes; null for the next invoice of any. */
  readonly subscription: string | null;
  readonly cents: number;
  /** Whether it is the rest of a time that was paid for, or is to be paid. */
  readonly isProration: boolean;
  /** Seconds. */
  readonly created: number;
}

/** A webhook that has not been accepted yet. */
export interface Delivery {
  readonly event: string;
  readonly endpoint: string;
  tries: number;
}

/** All state that outlives a restart. */
export const emptyStripeState = (baseUrl: string) => ({
  objects: noObjects(),
  orders: table<StripeOrder>(),
  /** The test cards behind the ids of payment methods. */
  cards: table<TestCard>(),
  /** Signing secrets of each webhook endpoint. */
  secrets: table<readonly string[]>(),
  answered: table<Answered>(),
  deliveries: list<Delivery>(),
  /** What stands on no invoice yet. */
  pendingItems: list<PendingItem>(),
  /** How far this account is ahead of the clock, seconds. */
  aheadS: 0,
  baseUrl,
});
export type State = ReturnType<typeof emptyStripeState>;
