import type { Bout, FightCard } from '#domain/events/fightCard.ts';
import type { CoreBout } from './coreBouts.ts';
import { SEGMENTS } from './segments.ts';

/** The card in the order of its bouts' numbers, if each has its own. */
function inOrder(bouts: readonly Bout[], core: ReadonlyMap<string, CoreBout>): readonly Bout[] {
  const numbers = bouts.map(({ key }) => core.get(key)?.matchNumber);
  if (numbers.includes(undefined) || new Set(numbers).size < bouts.length) return bouts;
  const numberOf = ({ key }: Bout): number => core.get(key)?.matchNumber ?? 0;
  return bouts.toSorted((one, other) => numberOf(one) - numberOf(other));
}

/** A card with the core API's facts about its bouts: order, parts of the evening, rounds and titles. */
export function withCore<Card extends FightCard>(
  card: Card,
  core: ReadonlyMap<string, CoreBout>,
): Card {
  const parted = card.bouts.every(({ key }) => core.get(key)?.segment !== undefined);
  const bouts = inOrder(card.bouts, core).map((bout, index): Bout => {
    const said = core.get(bout.key);
    return {
      ...bout,
      rounds: said?.rounds ?? bout.rounds,
      titleFight: said?.titleFight ?? bout.titleFight,
      segment: index === 0 ? 'main' : (parted && said?.segment) || bout.segment,
    };
  });
  return {
    ...card,
    bouts: bouts.toSorted(
      (one, other) => SEGMENTS.indexOf(one.segment) - SEGMENTS.indexOf(other.segment),
    ),
  };
}
