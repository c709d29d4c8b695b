import { clock } from '#clock';
import { type Account, nowOf, type Settings } from './account.ts';
import type { ApiRequest, Calls, Fault } from './api/api.ts';
import { payCheckout } from './billing/checkout.ts';
import { closeDispute, escalate, openDispute, type Verdict } from './billing/dispute.ts';
import { catchUp } from './billing/due.ts';
import { customerOf, sure } from './billing/find.ts';
import { putNewCard } from './billing/newCard.ts';
import { failRefund } from './billing/refund.ts';
import type { CardName } from './cards.ts';
import type { Deliveries } from './events/delivery.ts';

export interface ControlOptions {
  readonly account: Account;
  readonly calls: Calls;
  readonly deliveries: Deliveries;
  /** The endpoint of this start. */
  readonly endpoint: string;
  readonly onChange: () => void;
}

/** What only the world outside does, and a test: time passes, banks and customers act, webhooks go astray. */
export function createControls(options: ControlOptions) {
  const { account, calls, deliveries, endpoint, onChange } = options;
  const { objects } = account.state;
  const after = <T>(result: T): T => {
    onChange();
    return result;
  };
  const dispute = (id: string) => sure(objects.disputes[id], id);
  return {
    account,
    /** Lives through what is due by now; whether there was anything. */
    tick: (): boolean => after(catchUp(account)),
    /** Lets Stripe's time run ahead of the clock, until this instant. */
    advance: (to: Date): void => {
      const ahead = Math.floor(to.getTime() / 1000) - Math.floor(clock.now().getTime() / 1000);
      if (to.getTime() / 1000 < nowOf(account)) throw new Error('time does not go back');
      account.state.aheadS = ahead;
      after(catchUp(account));
    },
    /** Pays a checkout as its page does; whether the card was taken. */
    pay: (session: string, { card = 'good' }: { readonly card?: CardName } = {}): boolean =>
      after(payCheckout(account, sure(objects.sessions[session], session), card)),
    /** Puts another card on a customer's file. */
    putCard: (customer: string, card: CardName): void =>
      after(putNewCard(account, sure(customerOf(account, customer), customer), card)),
    /** @param payment of a charge or of a payment intent */
    openDispute: (payment: string, kind: 'dispute' | 'inquiry' = 'dispute') => {
      const charge = objects.paymentIntents[payment]?.latest_charge ?? payment;
      return after(
        openDispute(account, sure(objects.charges[charge], payment), kind === 'inquiry'),
      );
    },
    escalate: (id: string): void => after(escalate(account, dispute(id))),
    closeDispute: (id: string, verdict: Verdict): void =>
      after(closeDispute(account, dispute(id), verdict)),
    failRefund: (refund: string): void =>
      after(failRefund(account, sure(objects.refunds[refund], refund))),
    set: (settings: Partial<Settings>) => void Object.assign(account.settings, settings),
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
      onChange();
    },
    /** The latest calls, oldest first, to be checked. */
    requests: (): readonly ApiRequest[] => calls.made,
    webhooks: {
      hold: deliveries.hold,
      release: deliveries.release,
      settled: deliveries.settled,
      /** One try; whether it was accepted. Again and in any order, as often as one likes. */
      send: deliveries.send,
    },
  };
}
export type Controls = ReturnType<typeof createControls>;
