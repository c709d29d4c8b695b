import type { CardGame } from '../game/listedGame.ts';
import { withCurrentQuotes } from './currentQuotes.ts';
import { type PayingPrice, payingPrices } from './payingPrices.ts';

/** The prices that pay at a moment, by current quotes only: those that a message, an alert, a member's page and feed may name. */
export const payingCurrentPrices = <Of extends CardGame>(
  games: readonly Of[],
  now: Date,
): readonly PayingPrice<Of>[] =>
  payingPrices(
    games.map((game) => withCurrentQuotes(game, now)),
    now,
  );

/** A price that pays, with the prediction it is held against and the number of that prediction's ledger entry. */
interface SaidPrice<Of extends CardGame = CardGame> {
  readonly price: PayingPrice<Of>;
  readonly predictionId: number;
  readonly entry: number;
}

/** The prices whose prediction is on the ledger. @param entryOf undefined if a prediction has no entry */
export const withLedgerEntry = <Of extends CardGame>(
  prices: readonly PayingPrice<Of>[],
  entryOf: (predictionId: number) => number | undefined,
): readonly SaidPrice<Of>[] =>
  prices.flatMap((price) => {
    const id = price.game.prediction?.id;
    const entry = id === undefined ? undefined : entryOf(id);
    return id === undefined || entry === undefined ? [] : [{ price, predictionId: id, entry }];
  });
