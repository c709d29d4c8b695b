import { Refused } from '#contract/refused.ts';
import type { Guard } from '#http/endpoint.ts';
import { type Classed, withAccess } from '#http/own.ts';
import { isMailboxOnly } from '#members/account/rules/trust.ts';
import type { UsedSession } from '#members/account/store/accounts.ts';
import { requireTrust } from '#members/account/trust.ts';
import { BILLING } from './rules/texts.ts';
import { memberTools } from './tools.ts';
import { knownCards } from './verbs/knownCards.ts';

/** Whether a device is not shown what names the card: it is not trusted, or has proven a mailbox alone. */
export const isCardHidden = ({ trust }: UsedSession): boolean =>
  trust === null || isMailboxOnly(trust);

/**
 * For what costs money, shows the card or cannot be undone: on a trusted device, and where a card is on file by somebody who has
 * named it, has a passkey, has waited or comes by a device trusted before. A mailbox alone does not prove that: whoever takes a
 * number over can often open it.
 */
export const knownCard = (guard: Guard<UsedSession>): Classed<UsedSession> =>
  withAccess('trust and card', async (call) => {
    const used = requireTrust(await guard(call));
    if (!isMailboxOnly(used.trust)) return used;
    const cards = await knownCards(call.site.use(memberTools), used.user.id);
    if (cards.size > 0) throw new Refused('trustFirst', BILLING.nameCard);
    return used;
  });

/** For buying: Stripe's payment page shows what its customer left there before, so who has one is trusted first. */
export const onceBought = (guard: Guard<UsedSession>): Classed<UsedSession> =>
  withAccess('trust once bought', async (call) => {
    const used = await guard(call);
    if (used.trust !== null) return used;
    const customer = await call.site.use(memberTools).checkouts.customerOf(used.user.id);
    return customer === null ? used : requireTrust(used);
  });
