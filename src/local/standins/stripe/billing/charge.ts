import type { Account } from '../account.ts';
import { type Card, declineOf } from '../cards.ts';
import { emit } from '../events/emit.ts';
import { makeCharge } from '../objects/charge.ts';
import type { Charge, PaymentIntent, PaymentMethod } from '../stored.ts';

const DECLINED = 'Your card was declined.';

const cardOf = ({ state }: Account, method: PaymentMethod): Card =>
  state.cards[method.id] ?? { kind: 'good', used: true };

/** Why a charge of this card would fail now. */
export const declineReason = (account: Account, method: PaymentMethod): string | undefined =>
  declineOf(cardOf(account, method));

/** Tries to take the money; the charge says whether it worked. */
export function charge(account: Account, payment: PaymentIntent, method: PaymentMethod): Charge {
  const card = cardOf(account, method);
  const decline = declineOf(card);
  const made = makeCharge(account, payment, method, decline);
  account.state.objects.charges[made.id] = made;
  payment.latest_charge = made.id;
  if (decline === undefined) {
    card.used = true;
    payment.amount_received = payment.amount;
    payment.payment_method = method.id;
    payment.last_payment_error = null;
    payment.status = 'succeeded';
    emit(account, 'charge.succeeded', made);
    emit(account, 'payment_intent.succeeded', payment);
    return made;
  }
  payment.status = 'requires_payment_method';
  payment.payment_method = null;
  payment.last_payment_error = {
    charge: made.id,
    code: 'card_declined',
    decline_code: decline,
    doc_url: 'https://stripe.com/docs/error-codes/card-declined',
    message: DECLINED,
    payment_method: structuredClone(method),
    type: 'card_error',
  };
  emit(account, 'charge.failed', made);
  emit(account, 'payment_intent.payment_failed', payment);
  return made;
}

/** Gives a customer a card to pay with from now on. */
export function attach(account: Account, method: PaymentMethod, card: Card): void {
  account.state.objects.paymentMethods[method.id] = method;
  account.state.cards[method.id] = card;
  emit(account, 'payment_method.attached', method);
}
