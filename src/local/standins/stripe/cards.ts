/** How a card behaves: Stripe's own test cards (docs.stripe.com/testing), and one that fails only later. */
export interface CardKind {
  readonly label: string;
  readonly number: string;
  readonly brand: string;
  /** Declined with this reason … */
  readonly decline?: string;
  /** … but not when it is first used. */
  readonly later?: boolean;
  readonly dispute?: 'dispute' | 'inquiry';
  readonly refundFails?: boolean;
}

export const CARD_KINDS = {
  good: { label: 'Visa that pays', number: '4242424242424242', brand: 'visa' },
  mastercard: { label: 'Mastercard that pays', number: '5555555555554444', brand: 'mastercard' },
  declined: {
    label: 'Card that is declined',
    number: '4000000000000002',
    brand: 'visa',
    decline: 'generic_decline',
  },
  insufficient: {
    label: 'Card without enough money',
    number: '4000000000009995',
    brand: 'visa',
    decline: 'insufficient_funds',
  },
  later: {
    label: 'Card that pays once and is declined from then on',
    number: '4000000000000341',
    brand: 'visa',
    decline: 'generic_decline',
    later: true,
  },
  disputed: {
    label: 'Card whose payment is disputed as fraudulent',
    number: '4000000000000259',
    brand: 'visa',
    dispute: 'dispute',
  },
  inquiry: {
    label: 'Card whose payment is inquired about',
    number: '4000000000001976',
    brand: 'visa',
    dispute: 'inquiry',
  },
  refundFails: {
    label: 'Card whose refunds fail',
    number: '4000000000005126',
    brand: 'visa',
    refundFails: true,
  },
} as const satisfies Record<string, CardKind>;

export type CardName = keyof typeof CARD_KINDS;

/** What stands behind a payment method's id. */
export interface Card {
  readonly kind: CardName;
  used: boolean;
}
export type Cards = Record<string, Card>;

export const isCardName = (name: string): name is CardName => Object.hasOwn(CARD_KINDS, name);
export const kindOf = (card: Card): CardKind => CARD_KINDS[card.kind];

/** Why a charge of the card fails now, if it does. */
export function declineOf(card: Card): string | undefined {
  const { decline, later } = kindOf(card);
  return later && !card.used ? undefined : decline;
}
