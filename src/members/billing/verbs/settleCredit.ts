import { clock } from '#clock';
import type { MemberTools } from '../memberTools.ts';
import { creditLedger } from '../rules/owed/creditLedger.ts';
import { readProduct } from '../stripe/catalog.ts';
import { unlessGone } from '../stripe/refusals.ts';
import { settleTill } from '../stripe/settleTill.ts';
import { readTill } from '../stripe/till.ts';

type Stripes = Pick<MemberTools, 'stripe'>;

const MEMBER = { is: 'member', since: null, breaks: [], bans: [] } as const;
const NOTHING_DECIDED = { givingBack: new Map() };

/** Whether a customer has credit at all: one call. */
async function hasCredit({ stripe }: Stripes, customer: string): Promise<boolean> {
  const found = await unlessGone(stripe.customers.retrieve(customer), undefined);
  return found !== undefined && !found.deleted && found.balance < 0;
}

/** Cents of a customer's credit that came of payments and would be lost with the account; what the owner gave is no money. */
export async function paidCredit(tools: Stripes, customer: string): Promise<number> {
  if (!(await hasCredit(tools, customer))) return 0;
  const { stripe } = tools;
  const notes = { holder: MEMBER, ...NOTHING_DECIDED };
  const till = await readTill(stripe, await readProduct(stripe), customer, notes);
  if (till === undefined) return 0;
  return [...creditLedger(till).held.values()].reduce((sum, cents) => sum + cents, 0);
}

/** Before a sale: credit whose money has gone back is not spent, whatever we have been told. */
export async function checkCredit(tools: Stripes, customer: string): Promise<void> {
  if (!(await hasCredit(tools, customer))) return;
  const { stripe } = tools;
  await settleTill(stripe, await readProduct(stripe), {
    customer,
    notes: { holder: MEMBER, ...NOTHING_DECIDED },
    now: clock.now().getTime(),
  });
}

/**
 * Of an account that is being deleted: gives unused credit back to the payments it came from, and voids what could still be paid. What
 * Stripe refuses is named by the daily comparison, which knows the account as gone.
 */
export async function settleCredit(tools: Stripes, customer: string): Promise<void> {
  const { stripe } = tools;
  await settleTill(stripe, await readProduct(stripe), {
    customer,
    notes: { holder: { ...MEMBER, is: 'gone' }, ...NOTHING_DECIDED },
    now: clock.now().getTime(),
  });
}
