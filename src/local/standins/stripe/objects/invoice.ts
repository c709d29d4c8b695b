import type { Account } from '../account.ts';
import type { Period } from '../billing/calendar.ts';
import { discounted } from '../billing/discount.ts';
import type { InvoiceLine, StoredCustomer, StoredInvoice, StoredSubscription } from '../stored.ts';
import { empty, fresh, stripeList } from './parts.ts';

export interface InvoiceOrder {
  readonly customer: StoredCustomer;
  readonly subscription: StoredSubscription;
  readonly lines: readonly InvoiceLine[];
  readonly reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  readonly period: Period;
  /** When a draft is finalized by itself, seconds. */
  readonly finalizesAt?: number;
  /** Not an invoice yet. */
  readonly preview?: boolean;
}

/** The amount due after the customer's credit, which is a negative balance. */
export function amountDue(total: number, balance: number): number {
  return Math.max(0, total + Math.min(0, balance));
}

/** A draft. */
export function makeInvoice(account: Account, order: InvoiceOrder): StoredInvoice {
  const { customer, subscription, finalizesAt = null } = order;
  const begun = fresh(account, order.preview ? 'upcoming_in' : 'in', 'invoice');
  const at = order.preview === true ? order.period.end : begun.created;
  const lines = discounted(account, subscription, order.lines, at).map((line) => ({
    ...line,
    invoice: begun.id,
  }));
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0);
  const off = new Map<string, number>();
  for (const { discount_amounts } of lines)
    for (const { amount, discount } of discount_amounts ?? [])
      off.set(discount, (off.get(discount) ?? 0) + amount);
  const total = [...off.values()].reduce((sum, amount) => sum - amount, subtotal);
  const due = amountDue(total, customer.balance);
  return {
    ...begun,
    ...empty('account_tax_ids', 'application', 'custom_fields', 'customer_account'),
    ...empty('customer_address', 'customer_shipping', 'default_payment_method', 'default_source'),
    ...empty('description', 'due_date', 'effective_at', 'ending_balance', 'footer', 'from_invoice'),
    ...empty('hosted_invoice_url', 'invoice_pdf', 'last_finalization_error', 'latest_revision'),
    ...empty('number', 'on_behalf_of', 'receipt_number', 'rendering', 'shipping_cost'),
    ...empty('shipping_details', 'statement_descriptor', 'test_clock', 'webhooks_delivered_at'),
    account_country: 'US',
    account_name: 'Stand-in',
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: due,
    amount_shipping: 0,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: {
      ...empty('disabled_reason', 'liability', 'provider', 'status'),
      enabled: false,
    },
    automatically_finalizes_at: finalizesAt,
    billing_reason: order.reason,
    collection_method: 'charge_automatically',
    currency: subscription.currency,
    customer: customer.id,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_tax_rates: [],
    discounts: [...off.keys()],
    issuer: { type: 'self' },
    lines: stripeList(lines, `/v1/invoices/${begun.id}/lines`),
    next_payment_attempt: finalizesAt,
    parent: {
      quote_details: null,
      subscription_details: {
        metadata: { ...subscription.metadata },
        subscription: subscription.id,
      },
      type: 'subscription_details',
    },
    payment_settings: empty('default_mandate', 'payment_method_options', 'payment_method_types'),
    period_end: order.period.end,
    period_start: order.period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    starting_balance: customer.balance,
    status: 'draft',
    status_transitions: empty('finalized_at', 'marked_uncollectible_at', 'paid_at', 'voided_at'),
    subtotal,
    subtotal_excluding_tax: subtotal,
    total,
    total_discount_amounts: [...off].map(([discount, amount]) => ({ amount, discount })),
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
  };
}
