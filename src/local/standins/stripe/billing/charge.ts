import type { Account } from '../account.ts';
import { declineOf, type TestCard } from '../cards.ts';
import { addObject, emit } from '../events/emit.ts';
import { makeCharge } from '../objects/charge.ts';
import { makePaymentIntent, type PaymentOrder } from '../objects/paymentIntent.ts';
import type { PaymentIntent, PaymentMethod, StoredCharge } from '../stored.ts';

const cardOf = ({ state }: Account, method: PaymentMethod): TestCard =>
  state.cards[method.id] ?? { kind: 'good', used: true };

/** Why a charge of this card would fail now. */
export const declineReason = (account: Account, method: PaymentMethod): string | undefined =>
  declineOf(cardOf(account, method));

/** Tries to charge the card; the charge tells whether it worked. */
export function charge(
  account: Account,
  payment: PaymentIntent,
  method: PaymentMethod,
): StoredCharge {
  const card = cardOf(account, method);
  const decline = declineOf(card);
  const made = makeCharge(account, payment, method, decline);
  account.state.objects.charges[made.id] = made;
  payment.latest_charge = made.id;
  const paid = decline === undefined;
  if (paid) {
    card.used = true;
    payment.amount_received = payment.amount;
    payment.payment_method = method.id;
  }
  payment.status = paid ? 'succeeded' : 'requires_payment_method';
  emit(account, paid ? 'charge.succeeded' : 'charge.failed', made);
  emit(account, paid ? 'payment_intent.succeeded' : 'payment_intent.payment_failed', payment);
  return made;
}

/** A payment before its first try. */
export const openIntent = (account: Account, order: PaymentOrder): PaymentIntent =>
  addObject(
    account,
    account.state.objects.paymentIntents,
    'payment_intent.created',
    makePaymentIntent(account, order),
  );

/** Gives a customer a default card. */
export function attach(account: Account, method: PaymentMethod, card: TestCard): void {
  account.state.cards[method.id] = card;
  addObject(account, account.state.objects.paymentMethods, 'payment_method.attached', method);
}
