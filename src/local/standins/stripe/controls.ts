import { type Account, nowOf } from './account.ts';
import type { ApiRequest, Calls, StripeFault } from './api/api.ts';
import { payCheckout } from './billing/checkout.ts';
import { payLater, settleLater } from './billing/delayed.ts';
import { type Off, putDiscount } from './billing/discount.ts';
import { closeDispute, type DisputeVerdict, escalate, openDispute } from './billing/dispute.ts';
import { advanceClock, catchUpBilling } from './billing/due.ts';
import { customerOf, sure } from './billing/find.ts';
import { putNewCard } from './billing/newCard.ts';
import { payInvoice } from './billing/pay.ts';
import { putPendingItem } from './billing/pendingItems.ts';
import { failRefund, holdRefund, type OpenRefund } from './billing/refund.ts';
import type { CardName } from './cards.ts';
import type { Deliveries } from './events/delivery.ts';

/**
 * Actions of the outside world, or a test: time passes, banks and customers act, webhooks get lost.
 * @param endpoint the webhook endpoint of this start
 */
export function createControls(
  account: Account,
  calls: Calls,
  deliveries: Deliveries,
  endpoint: string,
) {
  const { objects } = account.state;
  const dispute = (id: string) => sure(objects.disputes[id], id);
  return {
    account,
    /** Executes what is due by now; returns whether there was anything. */
    tick: (): boolean => catchUpBilling(account),
    /** Moves Stripe's time ahead of the clock, to this instant. */
    advance: (to: Date): void => {
      const seconds = Math.floor(to.getTime() / 1000);
      if (seconds < nowOf(account)) throw new Error('time does not go back');
      advanceClock(account, seconds);
    },
    /** Pays a checkout as its page does; returns whether the card was accepted. */
    pay: (session: string, { card = 'good' }: { readonly card?: CardName } = {}): boolean =>
      payCheckout(account, sure(objects.sessions[session], session), card),
    /** Pays an invoice as its page does, at any time while it is not void; returns whether it is paid. */
    payInvoice: (id: string, { card = 'good' }: { readonly card?: CardName } = {}): boolean => {
      const invoice = sure(objects.invoices[id], id);
      if (invoice.status !== 'open' && invoice.status !== 'uncollectible') return false;
      putNewCard(account, sure(customerOf(account, invoice.customer), id), card);
      return payInvoice(account, invoice, true);
    },
    /** Completes a checkout with a bank debit, whose money is on its way; `settle` says how it ended. */
    payLater: (session: string): void =>
      payLater(account, sure(objects.sessions[session], session)),
    settle: (session: string, paid: boolean): void =>
      settleLater(account, sure(objects.sessions[session], session), paid),
    /** Puts a discount on a subscription. */
    discount: (subscription: string, off: Off) =>
      putDiscount(account, sure(objects.subscriptions[subscription], subscription), off),
    /** Puts something on a customer's next invoice; below 0, takes it off. */
    putPending: (item: Parameters<typeof putPendingItem>[1]) => putPendingItem(account, item),
    /** Puts another card on a customer's file. */
    putCard: (customer: string, card: CardName): void =>
      putNewCard(account, sure(customerOf(account, customer), customer), card),
    /** @param payment id of a charge or payment intent */
    openDispute: (payment: string, kind: 'dispute' | 'inquiry' = 'dispute') => {
      const charge = objects.paymentIntents[payment]?.latest_charge ?? payment;
      return openDispute(account, sure(objects.charges[charge], payment), kind === 'inquiry');
    },
    escalate: (id: string): void => escalate(account, dispute(id)),
    closeDispute: (id: string, verdict: DisputeVerdict): void =>
      closeDispute(account, dispute(id), verdict),
    failRefund: (refund: string): void =>
      failRefund(account, sure(objects.refunds[refund], refund)),
    /** Keeps a refund from being done. */
    holdRefund: (refund: string, status: OpenRefund): void =>
      holdRefund(account, sure(objects.refunds[refund], refund), status),
    set: (settings: Pick<Account, 'afterRetries'>) => void Object.assign(account, settings),
    /** Makes the next call of this kind fail. */
    fail: (fault: StripeFault) => void calls.faults.push(fault),
    /** Makes calls wait until the returned function is called. */
    pause: (): (() => void) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      calls.gate = promise;
      return resolve;
    },
    /** From now on, webhooks are signed with this secret, too, as during a secret's rotation. */
    rollSecret: (secret: string): void => {
      const { secrets } = account.state;
      secrets[endpoint] = [secret, ...(secrets[endpoint] ?? [])];
    },
    /** The latest calls, oldest first, for checks. */
    requests: (): readonly ApiRequest[] => calls.made,
    webhooks: deliveries,
  };
}
export type Controls = ReturnType<typeof createControls>;
