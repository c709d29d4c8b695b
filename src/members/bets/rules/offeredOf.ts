import type { PredictedGame } from '#domain/game/game.ts';
import type { CompareMarket, CompareRow } from '#domain/prices/compareOdds.ts';
import { withCountedBooks } from '#domain/prices/gameEdges.ts';
import { offersOn } from '#domain/prices/marketOffers.ts';
import type { Offered } from '#domain/prices/offered.ts';

interface Shown {
  readonly game: PredictedGame;
  readonly market: CompareMarket['market'];
  readonly row: CompareRow;
  /** The bet in the row's words. */
  readonly label: string;
}

/** A row of prices as a bet that can be recorded: only at the best counted price. */
export function offeredOf({ game, market, row, label }: Shown): Offered {
  const of = withCountedBooks(game);
  const offers = offersOn(of, market, row.side).filter(({ american }) => american !== undefined);
  const best = offers.find(({ book }) => row.best.includes(book));
  const offer = best ?? offers[0];
  const quote = of.odds.find((one) => one.book === offer?.book && one[market] !== undefined);
  const [home, away] = [game.homeTeam.name, game.awayTeam.name];
  return {
    game: { id: game.id, home, away },
    name: `${away} @ ${home}`,
    league: game.league,
    startTime: game.gameTime,
    market,
    side: row.side,
    label,
    ...(offer?.american !== undefined &&
      quote && {
        offer: {
          book: quote.provider,
          american: offer.american,
          ...(offer.line !== undefined && { line: offer.line }),
          sample: quote.sample,
        },
      }),
    // The suggested stake is for the price it was computed at.
    ...(row.edge && best && { quarterKellyShare: row.edge.quarterKellyShare }),
  };
}
