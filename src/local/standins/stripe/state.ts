import type { Cards } from './cards.ts';
import type {
  Charge,
  Customer,
  DeletedCustomer,
  Dispute,
  Invoice,
  InvoiceLine,
  InvoicePayment,
  PaymentIntent,
  PaymentMethod,
  PortalConfiguration,
  PortalSession,
  Price,
  Product,
  Refund,
  Session,
  StripeEvent,
  Subscription,
  WebhookEndpoint,
} from './stored.ts';

type Table<T> = Record<string, T>;

/** What Stripe's API shows, by kind and id, oldest first. */
export interface Objects {
  readonly products: Table<Product>;
  readonly prices: Table<Price>;
  readonly customers: Table<Customer | DeletedCustomer>;
  readonly paymentMethods: Table<PaymentMethod>;
  readonly sessions: Table<Session>;
  readonly subscriptions: Table<Subscription>;
  readonly invoices: Table<Invoice>;
  readonly invoicePayments: Table<InvoicePayment>;
  readonly paymentIntents: Table<PaymentIntent>;
  readonly charges: Table<Charge>;
  readonly refunds: Table<Refund>;
  readonly disputes: Table<Dispute>;
  readonly portalSessions: Table<PortalSession>;
  readonly portalConfigurations: Table<PortalConfiguration>;
  readonly webhookEndpoints: Table<WebhookEndpoint>;
  readonly events: Table<StripeEvent>;
}

/** What a checkout was asked with and its API object does not show. */
export interface Order {
  readonly items: readonly {
    readonly price: string;
    readonly quantity: number;
    readonly id: string;
  }[];
  readonly metadata: Record<string, string>;
  readonly trialDays: number | undefined;
  /** The payment that was declined and is tried again. */
  paymentIntent: string | undefined;
}

/** A first answer, given again to the same idempotency key. */
export interface Answered {
  readonly request: string;
  readonly status: number;
  readonly body: unknown;
  readonly at: number;
}

/** A webhook that has not been accepted yet. */
export interface Delivery {
  readonly event: string;
  readonly endpoint: string;
  tries: number;
}

/** All that outlives a restart. */
export interface State {
  readonly objects: Objects;
  readonly orders: Table<Order>;
  readonly cards: Cards;
  /** Lines that wait for a subscription's next invoice. */
  readonly pendingLines: Table<InvoiceLine[]>;
  /** Changes that wait for their invoice. */
  readonly pendingUpdates: Table<{
    readonly invoice: string;
    readonly changes: Partial<Subscription>;
  }>;
  /** The period's end that a subscription's invoice was announced for. */
  readonly announced: Table<number>;
  /** Of each webhook endpoint. */
  readonly secrets: Table<readonly string[]>;
  readonly answered: Table<Answered>;
  readonly deliveries: Delivery[];
  /** How far this account is ahead of the clock, seconds. */
  aheadS: number;
  baseUrl: string;
}

export const emptyState = (): State => ({
  objects: {
    products: {},
    prices: {},
    customers: {},
    paymentMethods: {},
    sessions: {},
    subscriptions: {},
    invoices: {},
    invoicePayments: {},
    paymentIntents: {},
    charges: {},
    refunds: {},
    disputes: {},
    portalSessions: {},
    portalConfigurations: {},
    webhookEndpoints: {},
    events: {},
  },
  orders: {},
  cards: {},
  pendingLines: {},
  pendingUpdates: {},
  announced: {},
  secrets: {},
  answered: {},
  deliveries: [],
  aheadS: 0,
  baseUrl: '',
});
