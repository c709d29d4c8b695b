import { Refused } from '#contract/refused.ts';
import type { Call } from '#http/endpoint.ts';
import { post } from '#http/own.ts';
import type { UsedSession } from '#members/account/store/accounts.ts';
import { trust } from '#members/account/tools.ts';
import { anyDevice } from '#members/account/trust.ts';
import { member } from '#members/account/who.ts';
import { confirmCard, confirmInvoice } from './contract/manage.ts';
import { BILLING } from './rules/texts.ts';
import { STRIPE_JSON } from './stripe/refusal.ts';
import { cardChecks, memberTools } from './tools.ts';
import { type NamedPayment, provePayment } from './verbs/provePayment.ts';

const DAY_S = 86_400;

/** Holds what a member named against their payments. */
async function proved(
  { site: { use } }: Call,
  { user, sessionId }: UsedSession,
  named: NamedPayment,
  wrong: string,
): Promise<{ readonly ok: true }> {
  const tools = { tools: use(memberTools), cardChecks: use(cardChecks), trust: use(trust) };
  const outcome = await provePayment(tools, { memberId: user.id, sessionId }, named);
  if (outcome === 'wrong') throw new Refused('invalid', wrong);
  if (outcome === 'too new') throw new Refused('conflict', BILLING.provesNothingYet);
  if (outcome === 'locked')
    throw new Refused('tooOften', BILLING.cardLocked, { retryAfter: DAY_S });
  return { ok: true };
}

/** Compares a new device's answer with the cards that paid. */
export const CONFIRM_CARD = post(
  confirmCard,
  anyDevice(member),
  ({ who, body, call }) => proved(call, who, body, BILLING.wrongCard),
  STRIPE_JSON,
);

/** The same with an invoice's number, for who paid without a card. */
export const CONFIRM_INVOICE = post(
  confirmInvoice,
  anyDevice(member),
  ({ who, body, call }) => proved(call, who, body, BILLING.wrongInvoice),
  STRIPE_JSON,
);
