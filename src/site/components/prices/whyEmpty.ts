import { foretells } from '#domain/moves/expectedMove.ts';
import { openBoard } from '#domain/prices/board/boardGame.ts';
import { readsSharp } from '#domain/prices/board/edgesNow.ts';
import { booksOf } from '#domain/prices/marketOffers.ts';
import { PRICE_MARKETS, type PriceView } from '#domain/product/pricesPage.ts';
import { counted } from '#domain/words/counted.ts';
import type { PricesData } from './pricesData.ts';

interface Why {
  readonly title: string;
  readonly text: string;
}

type Open = ReturnType<typeof openBoard>;

const NONE: Readonly<
  Record<PriceView, (open: Open, asked: Pick<PricesData, 'asked' | 'trustOf'>) => Why>
> = {
  best: () => ({
    title: 'No price can be judged',
    text: 'Books have prices on these games, but both sides need a rating of ours before we can say what a price costs.',
  }),
  apart: (open) => ({
    title: mostBooks(open) < 2 ? 'Only one book is read' : 'Books agree',
    text:
      mostBooks(open) < 2
        ? 'With one book on these games, there is nothing to compare.'
        : 'No two books are half a cent per $1 apart on the same bet right now.',
  }),
  hold: () => ({
    title: 'No whole market',
    text: 'No line on these games has a price on every side right now.',
  }),
  middles: (open, { asked: { market } }) =>
    market === 'moneyline'
      ? {
          title: 'No line, no middle',
          text: 'A moneyline has no points, so two of them leave no gap. Choose the spread or the total.',
        }
      : {
          title: mostBooks(open) < 2 ? 'Only one book is read' : 'No gap between lines',
          text:
            mostBooks(open) < 2
              ? 'A middle needs two books with different lines.'
              : 'Books have the same lines on these games right now, or lines that leave no result between them.',
        },
  expected: (open, { trustOf }) => {
    if (open.every(({ game }) => game.odds.every(({ sample }) => sample))) {
      return {
        title: 'No expected move',
        text: 'The prices of these games are samples: we expect moves of real ones only.',
      };
    }
    const proven = open.some(({ game }) =>
      PRICE_MARKETS.some((market) => foretells(game.league, market)),
    );
    if (!proven) {
      return {
        title: 'No expected move',
        text: 'We expect moves only in the NFL, college football, MLB and the NHL: in other leagues past seasons do not show that we can.',
      };
    }
    return open.some(({ game }) => trustOf(game.league).length > 0)
      ? {
          title: 'No expected move',
          text: 'When we first saw these prices, our model alone was within two points of them, or had no forecast yet. It is judged once, then.',
        }
      : {
          title: 'Not measured yet',
          text: 'How often we were right about moves in past seasons stands beside each. It is not on the site yet, so none is shown.',
        };
  },
  moves: () => ({
    title: 'Nothing moved',
    text: 'No book changed a line or a price on these games within the last hour.',
  }),
  edges: (open) => {
    const sharp = open.filter(readsSharp).length;
    return sharp === 0
      ? {
          title: 'Edges are not shown',
          text: 'No sharp book is read, so edges are not shown: nothing tells which of the other books is wrong.',
        }
      : {
          title: 'None right now',
          text: `A sharp book is read on ${counted(sharp, 'game')}, and no other book’s price lags behind it. That is the normal state.`,
        };
  },
};

const mostBooks = (open: Open): number =>
  Math.max(0, ...open.map(({ game }) => booksOf(game.odds).length));

/** Why a view has no rows, in the reader's words. */
export function whyEmpty({ asked, board, now, trustOf }: PricesData): Why {
  const open = openBoard(board, asked, now);
  if (open.length === 0) {
    return asked.league === undefined
      ? { title: 'No games to come', text: 'Prices are compared until a game begins.' }
      : { title: 'No games to come', text: 'This league has none on our list right now.' };
  }
  if (mostBooks(open) === 0) {
    return {
      title: 'No prices yet',
      text: 'No book that we read has a current price on these games.',
    };
  }
  return NONE[asked.view](open, { asked, trustOf });
}
