/** So many calls in so many seconds. */
interface CallCap {
  readonly most: number;
  readonly seconds: number;
}

/**
 * How often a member may call what makes us call Stripe or send an e-mail, a text or a notification, by path: more than anybody
 * needs, and too few to cost those services or us much. An endpoint that reaches one must stand here (callCaps.test.ts).
 */
export const CALL_CAPS: Readonly<Record<string, CallCap>> = {
  '/api/subscriptions/create': { most: 10, seconds: 600 },
  '/api/subscriptions/current': { most: 30, seconds: 60 },
  '/api/subscriptions/cancel': { most: 15, seconds: 600 },
  '/api/subscriptions/money-back': { most: 20, seconds: 600 },
  '/api/subscriptions/resume': { most: 15, seconds: 600 },
  '/api/subscriptions/switch-preview': { most: 20, seconds: 600 },
  '/api/subscriptions/switch': { most: 20, seconds: 600 },
  '/api/subscriptions/portal': { most: 15, seconds: 600 },
  '/api/account/confirm-card': { most: 60, seconds: 600 },
  '/api/account/confirm-invoice': { most: 60, seconds: 600 },
  '/api/account/export': { most: 15, seconds: 600 },
  // Reaches nobody: a list is written whole, up to a hundred rows.
  '/api/account/follows': { most: 120, seconds: 600 },
  '/api/account/delete': { most: 10, seconds: 600 },
  '/api/bets/pause': { most: 15, seconds: 600 },
  '/api/messages/email/code': { most: 10, seconds: 600 },
  '/api/messages/email/prove': { most: 10, seconds: 600 },
  '/api/messages/on': { most: 20, seconds: 600 },
};

export const TOO_MANY_CALLS =
  'That was asked for very often just now. Please wait a moment, then try again: nothing is lost.';
