import type { Account } from '../account.ts';
import type { CardName } from '../cards.ts';
import { changeObject } from '../events/emit.ts';
import { makePaymentMethod } from '../objects/paymentMethod.ts';
import type { StoredCustomer } from '../stored.ts';
import { attach } from './charge.ts';

/** Makes a customer and all its subscriptions pay with this card. */
export function putNewCard(account: Account, customer: StoredCustomer, card: CardName): void {
  const method = makePaymentMethod(account, customer, card);
  attach(account, method, { kind: card, used: true });
  changeObject(account, 'customer.updated', customer, {
    invoice_settings: { ...customer.invoice_settings, default_payment_method: method.id },
  });
  for (const subscription of Object.values(account.state.objects.subscriptions)) {
    if (subscription.customer !== customer.id || subscription.ended_at !== null) continue;
    changeObject(account, 'customer.subscription.updated', subscription, {
      default_payment_method: method.id,
    });
  }
}
