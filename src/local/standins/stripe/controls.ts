import { clock } from '#clock';
import { type Account, nowOf, type Settings } from './account.ts';
import type { ApiRequest, Fault } from './api/api.ts';
import { type Payer, payCheckout } from './billing/checkout.ts';
import { closeDispute, escalate, openDispute, type Verdict } from './billing/dispute.ts';
import { catchUp } from './billing/due.ts';
import { customerOf } from './billing/find.ts';
import { putNewCard } from './billing/newCard.ts';
import { failRefund } from './billing/refund.ts';
import type { CardName } from './cards.ts';
import type { Deliveries } from './events/delivery.ts';
import type { Charge, Dispute, StripeEvent } from './stored.ts';

/** What only the world outside does, and a test: time passes, banks and customers act, webhooks go astray. */
export interface Controls {
  readonly account: Account;
  /** Lives through what is due by now; whether there was anything. */
  readonly tick: () => boolean;
  /** Lets Stripe's time run ahead of the clock, until this instant. */
  readonly advance: (to: Date) => void;
  /** Pays a checkout as its page does; whether the card was taken. */
  readonly pay: (session: string, payer?: Partial<Payer>) => boolean;
  /** Puts another card on a customer's file. */
  readonly putCard: (customer: string, card: CardName) => void;
  /** @param payment of a charge or of a payment intent */
  readonly openDispute: (payment: string, kind?: 'dispute' | 'inquiry') => Dispute;
  readonly escalate: (dispute: string) => void;
  readonly closeDispute: (dispute: string, verdict: Verdict) => void;
  readonly failRefund: (refund: string) => void;
  readonly set: (settings: Partial<Settings>) => void;
  /** The next call of this kind goes wrong. */
  readonly fail: (fault: Fault) => void;
  /** Calls wait from now on, until what this returns is called. */
  readonly pause: () => () => void;
  /** From now on webhooks are signed with this secret as well, as while one is rolled. */
  readonly rollSecret: (secret: string) => void;
  /** The latest calls, oldest first, to be checked. */
  readonly requests: () => readonly MadeRequest[];
  readonly webhooks: Pick<Deliveries, 'hold' | 'release' | 'settled'> & {
    /** One try; whether it was accepted. Again and in any order, as often as one likes. */
    readonly send: (event: StripeEvent) => Promise<boolean>;
    /** With retries, as if it had just happened. */
    readonly queue: (event: StripeEvent) => void;
  };
}

export type MadeRequest = Pick<ApiRequest, 'operation' | 'params'>;

export interface ControlOptions {
  readonly requests: readonly MadeRequest[];
  /** The endpoint of this start. */
  readonly endpoint: string;
  readonly account: Account;
  readonly deliveries: Deliveries;
  readonly faults: Fault[];
  readonly setGate: (gate: Promise<void>) => void;
  readonly onChange: () => void;
}

function known<T>(found: T | undefined, id: string): T {
  if (found === undefined) throw new Error(`the Stripe stand-in does not know ${id}`);
  return found;
}

function chargeAt({ state }: Account, payment: string): Charge {
  const { charges, paymentIntents } = state.objects;
  const id = paymentIntents[payment]?.latest_charge ?? payment;
  return known(charges[id], payment);
}

export function createControls(options: ControlOptions): Controls {
  const { account, deliveries, faults, setGate, onChange } = options;
  const { objects } = account.state;
  const after = <T>(result: T): T => {
    onChange();
    return result;
  };
  const dispute = (id: string) => known(objects.disputes[id], id);
  return {
    account,
    tick: () => after(catchUp(account)),
    advance: (to) => {
      const ahead = Math.floor(to.getTime() / 1000) - Math.floor(clock.now().getTime() / 1000);
      if (to.getTime() / 1000 < nowOf(account)) throw new Error('time does not go back');
      account.state.aheadS = ahead;
      after(catchUp(account));
    },
    pay: (id, { card = 'good', email = null } = {}) =>
      after(payCheckout(account, known(objects.sessions[id], id), { card, email })),
    putCard: (id, card) => after(putNewCard(account, known(customerOf(account, id), id), card)),
    openDispute: (payment, kind = 'dispute') =>
      after(openDispute(account, chargeAt(account, payment), { inquiry: kind === 'inquiry' })),
    escalate: (id) => after(escalate(account, dispute(id))),
    closeDispute: (id, verdict) => after(closeDispute(account, dispute(id), verdict)),
    failRefund: (id) => after(failRefund(account, known(objects.refunds[id], id))),
    set: (settings) => void Object.assign(account.settings, settings),
    fail: (fault) => void faults.push(fault),
    pause: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      setGate(promise);
      return resolve;
    },
    rollSecret: (secret) => {
      const { secrets } = account.state;
      secrets[options.endpoint] = [secret, ...(secrets[options.endpoint] ?? [])];
      onChange();
    },
    requests: () => options.requests,
    webhooks: {
      hold: deliveries.hold,
      release: deliveries.release,
      settled: deliveries.settled,
      send: deliveries.send,
      queue: deliveries.queue,
    },
  };
}
