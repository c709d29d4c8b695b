import type { CardGame } from '#domain/game/listedGame.ts';
import { clockAttributes } from '../game/Badges.tsx';

interface Holds {
  readonly game: CardGame;
  /** As long as its game has not started, or its prices can be taken and were seen recently. */
  readonly when: 'open' | 'fresh';
}

/**
 * Attributes of one of several neighbors of the same name: the page's clock shows the first that holds (client/gameClock.ts). One
 * without a condition always holds.
 * @param index its place among them: when a page is drawn, the first holds
 */
export const optionOf = (name: string, index: number, holds?: Holds) => ({
  'data-option': name,
  hidden: index > 0,
  ...(holds && { ...clockAttributes(holds.game), 'data-holds': holds.when }),
});
