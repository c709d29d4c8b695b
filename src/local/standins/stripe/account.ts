import { clock } from '#clock';
import type { State } from './state.ts';
import type { StripeEvent } from './stored.ts';

/** What happens to an unpaid subscription after the last retry: a setting of a Stripe account. */
export type AfterRetries = 'cancel' | 'unpaid' | 'past_due';

/** One Stripe account in test mode: its objects, its time, its events. */
export interface Account {
  state: State;
  afterRetries: AfterRetries;
  /** The current instant while catching up with due events, seconds. */
  at: number | undefined;
  /** The API request whose events are being emitted. */
  request: StripeEvent['request'];
  readonly onEvent: (event: StripeEvent) => void;
}

export const newAccount = (state: State, onEvent: (event: StripeEvent) => void): Account => ({
  state,
  afterRetries: 'cancel',
  at: undefined,
  request: { id: null, idempotency_key: null },
  onEvent,
});

/** Seconds since 1970, now in this account. */
export const nowOf = ({ at, state }: Account): number =>
  at ?? Math.floor(clock.now().getTime() / 1000) + state.aheadS;
