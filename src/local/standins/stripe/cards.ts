/** How a card behaves: Stripe's own test cards (docs.stripe.com/testing), and one that fails only later. */
interface CardKind {
  readonly label: string;
  readonly number: string;
  /** Declined with this reason … */
  readonly decline?: string;
  /** … but not at its first use. */
  readonly later?: boolean;
  readonly dispute?: 'dispute' | 'inquiry';
  readonly refundFails?: boolean;
}

const GENERIC = { decline: 'generic_decline' };

export const CARD_KINDS = {
  good: { number: '4242424242424242', label: 'Visa that pays' },
  mastercard: { number: '5555555555554444', label: 'Mastercard that pays' },
  declined: { number: '4000000000000002', label: 'Card that is declined', ...GENERIC },
  insufficient: {
    number: '4000000000009995',
    label: 'Card without enough money',
    decline: 'insufficient_funds',
  },
  later: {
    number: '4000000000000341',
    label: 'Card that pays once and is declined from then on',
    ...GENERIC,
    later: true,
  },
  disputed: {
    number: '4000000000000259',
    label: 'Card whose payment is disputed as fraudulent',
    dispute: 'dispute',
  },
  inquiry: {
    number: '4000000000001976',
    label: 'Card whose payment is inquired about',
    dispute: 'inquiry',
  },
  refundFails: { number: '4000000000005126', label: 'Card whose refunds fail', refundFails: true },
} as const satisfies Record<string, CardKind>;

export type CardName = keyof typeof CARD_KINDS;

export interface TestCard {
  readonly kind: CardName;
  used: boolean;
}

export const isCardName = (name: string): name is CardName => Object.hasOwn(CARD_KINDS, name);
export const brandOf = (number: string): string => (number.startsWith('5') ? 'mastercard' : 'visa');
export const cardKind = (card: TestCard): CardKind => CARD_KINDS[card.kind];

/** Why a charge of the card fails now, if it does. */
export function declineOf(card: TestCard): string | undefined {
  const { decline, later } = cardKind(card);
  return later && !card.used ? undefined : decline;
}
