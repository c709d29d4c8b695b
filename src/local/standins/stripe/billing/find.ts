import type { Account } from '../account.ts';
import type {
  InvoicePayment,
  PaymentIntent,
  PaymentMethod,
  StoredCharge,
  StoredCustomer,
  StoredInvoice,
  StoredSubscription,
  SubscriptionItem,
} from '../stored.ts';

/** An object that must exist; it is missing only if a test requests one that never existed. */
export function sure<T>(found: T | undefined, id: string): T {
  if (found === undefined) throw new Error(`the Stripe stand-in does not know ${id}`);
  return found;
}

/** A customer that is not deleted. */
export function customerOf({ state }: Account, id: string | null): StoredCustomer | undefined {
  const found = state.objects.customers[id ?? ''];
  return found !== undefined && 'created' in found ? found : undefined;
}

export const itemOf = (subscription: StoredSubscription): SubscriptionItem =>
  sure(subscription.items.data[0], `the item of ${subscription.id}`);

export const subscriptionIdOf = (invoice: StoredInvoice): string =>
  invoice.parent?.subscription_details?.subscription ?? '';

export const subscriptionOf = (
  { state }: Account,
  invoice: StoredInvoice,
): StoredSubscription | undefined => state.objects.subscriptions[subscriptionIdOf(invoice)];

export const storedInvoices = ({ state }: Account, subscription: string): StoredInvoice[] =>
  Object.values(state.objects.invoices).filter(
    (invoice) => subscriptionIdOf(invoice) === subscription,
  );

export const paymentsOf = ({ state }: Account, invoice: string): InvoicePayment[] =>
  Object.values(state.objects.invoicePayments).filter((payment) => payment.invoice === invoice);

/** An invoice's payment; none if nothing is due. */
export function paymentIntentOf(
  account: Account,
  invoice: StoredInvoice,
): PaymentIntent | undefined {
  const [joined] = paymentsOf(account, invoice.id);
  return account.state.objects.paymentIntents[joined?.payment.payment_intent ?? ''];
}

export const chargeOf = ({ state }: Account, id: string): StoredCharge =>
  sure(state.objects.charges[id], id);

/** The card for a subscription's charges: its own, else its customer's; of one that is over, whose page asks for a card, the latter. */
export function paymentMethodOf(
  account: Account,
  subscription: StoredSubscription,
): PaymentMethod | undefined {
  const customer = customerOf(account, subscription.customer);
  const own = subscription.ended_at === null ? subscription.default_payment_method : null;
  const id = own ?? customer?.invoice_settings.default_payment_method;
  return account.state.objects.paymentMethods[id ?? ''];
}
