import type { Bout } from '../events/fightCard.ts';

/** A card in the parts the page shows; bouts keep their order, the main event first. */
interface CardSections {
  readonly mainEvent: Bout | undefined;
  /** The rest of the main card. */
  readonly mainCard: readonly Bout[];
  /** Preliminary and early preliminary bouts. */
  readonly prelims: readonly Bout[];
}

/** The first bout of the main card is the main event; without a main card, the first of all. */
export function cardSections(bouts: readonly Bout[]): CardSections {
  const mainEvent = bouts.find(({ segment }) => segment === 'main') ?? bouts[0];
  const rest = bouts.filter((bout) => bout !== mainEvent);
  return {
    mainEvent,
    mainCard: rest.filter(({ segment }) => segment === 'main'),
    prelims: rest.filter(({ segment }) => segment !== 'main'),
  };
}
