import { type Account, nowOf } from './account.ts';
import type { ApiRequest, Calls, Fault } from './api/api.ts';
import { payCheckout } from './billing/checkout.ts';
import { closeDispute, escalate, openDispute, type Verdict } from './billing/dispute.ts';
import { advance, catchUp } from './billing/due.ts';
import { customerOf, sure } from './billing/find.ts';
import { putNewCard } from './billing/newCard.ts';
import { failRefund } from './billing/refund.ts';
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
    /** Lives through what is due by now; whether there was anything. */
    tick: (): boolean => catchUp(account),
    /** Lets Stripe's time run ahead of the clock, until this instant. */
    advance: (to: Date): void => {
      const seconds = Math.floor(to.getTime() / 1000);
      if (seconds < nowOf(account)) throw new Error('time does not go back');
      advance(account, seconds);
    },
    /** Pays a checkout as its page does; whether the card was taken. */
    pay: (session: string, { card = 'good' }: { readonly card?: CardName } = {}): boolean =>
      payCheckout(account, sure(objects.sessions[session], session), card),
    /** Puts another card on a customer's file. */
    putCard: (customer: string, card: CardName): void =>
      putNewCard(account, sure(customerOf(account, customer), customer), card),
    /** @param payment of a charge or of a payment intent */
    openDispute: (payment: string, kind: 'dispute' | 'inquiry' = 'dispute') => {
      const charge = objects.paymentIntents[payment]?.latest_charge ?? payment;
      return openDispute(account, sure(objects.charges[charge], payment), kind === 'inquiry');
    },
    escalate: (id: string): void => escalate(account, dispute(id)),
    closeDispute: (id: string, verdict: Verdict): void =>
      closeDispute(account, dispute(id), verdict),
    failRefund: (refund: string): void =>
      failRefund(account, sure(objects.refunds[refund], refund)),
    set: (settings: Pick<Account, 'afterRetries'>) => void Object.assign(account, settings),
    /** The next call of this kind goes wrong. */
    fail: (fault: Fault) => void calls.faults.push(fault),
    /** Calls wait from now on, until what this returns is called. */
    pause: (): (() => void) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      calls.gate = promise;
      return resolve;
    },
    /** From now on webhooks are signed with this secret as well, as while one is rolled. */
    rollSecret: (secret: string): void => {
      const { secrets } = account.state;
      secrets[endpoint] = [secret, ...(secrets[endpoint] ?? [])];
    },
    /** The latest calls, oldest first, to be checked. */
    requests: (): readonly ApiRequest[] => calls.made,
    webhooks: deliveries,
  };
}
export type Controls = ReturnType<typeof createControls>;
