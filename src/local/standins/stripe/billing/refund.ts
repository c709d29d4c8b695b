import type { Account } from '../account.ts';
import { cardKind } from '../cards.ts';
import { addObject, changeObject, emit } from '../events/emit.ts';
import { invalidRequest } from '../failure.ts';
import { makeRefund } from '../objects/refund.ts';
import type { Refund, StoredCharge } from '../stored.ts';
import { chargeOf } from './find.ts';

interface RefundOrder {
  readonly amount: number | undefined;
  readonly reason: Refund['reason'];
  readonly metadata: Record<string, string>;
}

function check(charge: StoredCharge, amount: number): void {
  const left = charge.amount - charge.amount_refunded;
  if (!charge.paid)
    throw invalidRequest(`Charge ${charge.id} was not successful.`, 'charge_not_refundable');
  if (left === 0) {
    throw invalidRequest(
      `Charge ${charge.id} has already been refunded.`,
      'charge_already_refunded',
    );
  }
  if (amount > left) {
    throw invalidRequest(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left}).`,
      undefined,
      'amount',
    );
  }
  if (amount < 1)
    throw invalidRequest('Invalid positive integer', 'parameter_invalid_integer', 'amount');
}

/** Refunds money; the subscription does not change. */
export function refundCharge(account: Account, charge: StoredCharge, order: RefundOrder): Refund {
  const disputed = Object.values(account.state.objects.disputes).some(
    (dispute) => dispute.charge === charge.id && !dispute.is_charge_refundable,
  );
  if (disputed)
    throw invalidRequest(`Charge ${charge.id} has been charged back.`, 'charge_disputed');
  const amount = order.amount ?? charge.amount - charge.amount_refunded;
  check(charge, amount);
  const { refunds } = account.state.objects;
  const begun = makeRefund(account, charge, { ...order, amount });
  const made = addObject(account, refunds, 'refund.created', begun);
  changeObject(account, 'refund.updated', made, {
    destination_details: {
      card: {
        reference: '74925244000000000000000',
        reference_status: 'available',
        reference_type: 'acquirer_reference_number',
        type: 'refund',
      },
      type: 'card',
    },
  });
  changeObject(account, 'charge.refunded', charge, {
    amount_refunded: charge.amount_refunded + amount,
    refunded: charge.amount_refunded + amount === charge.amount,
  });
  const card = account.state.cards[charge.payment_method ?? ''];
  if (card !== undefined && cardKind(card).refundFails) failRefund(account, made);
  return made;
}

/** How a refund can stand that is not done: on its way, waiting for the customer, or taken back by whoever made it. */
export type OpenRefund = 'pending' | 'requires_action' | 'canceled';

/** Puts a refund into one of these states; a canceled one leaves the money where it was. */
export function holdRefund(account: Account, made: Refund, status: OpenRefund): void {
  const charge = chargeOf(account, made.charge ?? '');
  changeObject(account, 'refund.updated', made, { status });
  if (status !== 'canceled') return;
  changeObject(account, 'charge.updated', charge, {
    amount_refunded: charge.amount_refunded - made.amount,
    refunded: false,
  });
}

/** A successful refund fails later, because the customer's bank could not accept it. */
export function failRefund(account: Account, made: Refund): void {
  const charge = chargeOf(account, made.charge ?? '');
  changeObject(account, 'refund.updated', made, {
    status: 'failed',
    failure_reason: 'expired_or_canceled_card',
    failure_balance_transaction: made.balance_transaction ?? '',
  });
  emit(account, 'refund.failed', made);
  changeObject(account, 'charge.updated', charge, {
    amount_refunded: charge.amount_refunded - made.amount,
    refunded: false,
  });
}
