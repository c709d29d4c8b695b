import { type JudgedBet, judgedBets } from '../judgedBets.ts';
import type { MarketKind } from '../marketOffers.ts';
import { type BoardFilter, type BoardGame, isAsked } from './boardGame.ts';

/** A game's price that costs least in one market, and who else has it. */
interface CheapestPrice extends JudgedBet {
  /** Other books with the same bet at the same price, as shown. */
  readonly also: readonly string[];
}

const MARKETS: readonly MarketKind[] = ['spread', 'moneyline', 'total'];

/**
 * Of each game the price that costs least, in each market if one is asked for, what costs least first. Only games whose two sides
 * are rated: of others nothing is known of the cost.
 */
export function cheapestPrices(
  board: readonly BoardGame[],
  filter: BoardFilter,
): readonly CheapestPrice[] {
  return board
    .flatMap(({ game }): CheapestPrice[] => {
      const judged = judgedBets(game).filter(({ bet }) => isAsked(filter, bet.market));
      const bests = MARKETS.flatMap(
        (market) => judged.find(({ bet }) => bet.market === market) ?? [],
      );
      return bests.map((best) => ({
        ...best,
        also: judged
          .filter(
            ({ bet }) =>
              bet.market === best.bet.market &&
              bet.side === best.bet.side &&
              bet.line === best.bet.line &&
              bet.american === best.bet.american &&
              bet.book !== best.bet.book,
          )
          .map(({ bet }) => bet.provider),
      }));
    })
    .sort((one, other) => other.returnPerUnit - one.returnPerUnit);
}
