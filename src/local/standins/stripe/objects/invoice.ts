import { type Account, nowOf } from '../account.ts';
import { newId } from '../ids.ts';
import type { Customer, Invoice, InvoiceLine, Subscription } from '../stored.ts';
import { listOf } from './list.ts';
import type { Period } from './subscription.ts';

export interface InvoiceOrder {
  readonly customer: Customer;
  readonly subscription: Subscription;
  readonly lines: readonly InvoiceLine[];
  readonly reason:
    | 'subscription_create'
    | 'subscription_cycle'
    | 'subscription_update'
    | 'upcoming';
  readonly period: Period;
  /** When a draft is finalized by itself, seconds. */
  readonly finalizesAt: number | null;
  /** Not an invoice yet. */
  readonly preview?: boolean;
}

/** What is left to pay after the customer's credit, which is a balance below zero. */
export function amountDue(total: number, balance: number): number {
  return Math.max(0, total + Math.min(0, balance));
}

/** A draft. */
export function makeInvoice(account: Account, order: InvoiceOrder): Invoice {
  const { customer, subscription } = order;
  const id = newId(order.preview ? 'upcoming_in' : 'in');
  const lines = order.lines.map((line) => ({ ...line, invoice: id }));
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const due = amountDue(total, customer.balance);
  return {
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: 'Stand-in',
    account_tax_ids: null,
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: due,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: {
      disabled_reason: null,
      enabled: false,
      liability: null,
      provider: null,
      status: null,
    },
    automatically_finalizes_at: order.finalizesAt,
    billing_reason: order.reason,
    collection_method: 'charge_automatically',
    created: nowOf(account),
    currency: subscription.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: listOf(lines, `/v1/invoices/${id}/lines`),
    livemode: false,
    metadata: {},
    next_payment_attempt: order.finalizesAt,
    number: null,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: {
        metadata: { ...subscription.metadata },
        subscription: subscription.id,
      },
      type: 'subscription_details',
    },
    payment_settings: {
      default_mandate: null,
      payment_method_options: null,
      payment_method_types: null,
    },
    period_end: order.period.end,
    period_start: order.period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: customer.balance,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: {
      finalized_at: null,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
  };
}
