import type { ReactNode } from 'react';
import { american } from '#domain/numbers/numbers.ts';
import type { BoardFilter, BoardGame } from '#domain/prices/board/boardGame.ts';
import { booksApart } from '#domain/prices/board/booksApart.ts';
import { cheapestPrices } from '#domain/prices/board/cheapestPrices.ts';
import { edgesNow } from '#domain/prices/board/edgesNow.ts';
import { type BestSide, lowestHolds } from '#domain/prices/board/lowestHold.ts';
import { middlesOf } from '#domain/prices/board/middlesOf.ts';
import { movesLately } from '#domain/prices/board/movesLately.ts';
import {
  hedgePath,
  holdPath,
  middlePath,
  otherLinePath,
  rowCheckPath,
  stakePath,
  valuePath,
} from '#domain/prices/board/rowLinks.ts';
import { evText } from '#domain/prices/gameEdges.ts';
import { briefBet, namedBet } from '#domain/prices/namedBet.ts';
import type { PriceView } from '#domain/product/pricesPage.ts';
import { clockTime } from '#domain/time/time.ts';
import { counted } from '#domain/words/counted.ts';
import { expectedRows } from './expectedRows.tsx';
import { GameLine } from './GameLine.tsx';
import type { PricesData } from './pricesData.ts';
import {
  bookRowText,
  booksText,
  centText,
  costText,
  movesText,
  rowShareText,
  towardText,
} from './rowWords.ts';
import { MARKET_VIEW_WORDS } from './viewWords.ts';

type Rows = (
  board: readonly BoardGame[],
  filter: BoardFilter,
  now: Date,
  trustOf: PricesData['trustOf'],
) => readonly ReactNode[];

const CHECK = 'Check this bet';

/** Links that have an address. */
const linksOf = (
  ...links: readonly (readonly [text: string, href: string | undefined])[]
): Parameters<typeof GameLine>[0]['links'] =>
  links.flatMap(([text, href]) => (href === undefined ? [] : [{ text, href }]));

const best: Rows = (board, filter, now) =>
  cheapestPrices(board, filter).map(({ game, bet, returnPerUnit, share, also }) => (
    <GameLine
      key={`${game.id}${bet.market}`}
      game={game}
      now={now}
      name={`${namedBet(game, bet)} ${american(bet.american)}`}
      figure={costText(returnPerUnit)}
      links={linksOf(
        [CHECK, rowCheckPath(game, bet)],
        ['Expected value', valuePath(bet)],
        ['Kelly', stakePath({ ...bet, returnPerUnit })],
        ['Another line', otherLinePath(game, bet)],
      )}
    >
      {`At ${booksText([bet.provider, ...also])}. Wins ${rowShareText(share)} by our count.`}
    </GameLine>
  ));

const apart: Rows = (board, filter, now) =>
  booksApart(board, filter).map(({ game, best: better, worst, perUnit }) => (
    <GameLine
      key={`${game.id}${better.market}`}
      game={game}
      now={now}
      name={namedBet(game, better)}
      figure={`${centText(perUnit)} apart`}
      links={linksOf(
        [CHECK, rowCheckPath(game, better)],
        ['Expected value', valuePath(better)],
        ['Another line', otherLinePath(game, better)],
      )}
    >
      <b>{`${american(better.american)} at ${better.provider}`}</b>
      {`, ${american(worst.american)} at ${worst.provider}.`}
    </GameLine>
  ));

const hold: Rows = (board, filter, now) =>
  lowestHolds(board, filter).map(({ game, market, sides, hold: kept, oneBook }) => {
    const sideText = ({ american: odds, books, ...side }: BestSide): string =>
      `${briefBet(game, side)} ${american(odds)} (${booksText(books.map((id) => bookRowText(game, id)))})`;
    const [first, second, third] = sides;
    return (
      <GameLine
        key={`${game.id}${market}`}
        game={game}
        now={now}
        name={`${MARKET_VIEW_WORDS[market]}, ${game.awayTeam.shortName} at ${game.homeTeam.shortName}`}
        figure={`${rowShareText(kept)} hold`}
        links={linksOf(
          [CHECK, first && rowCheckPath(game, { market, ...first })],
          ['No-vig', holdPath(sides)],
          [
            'Hedge',
            first && second && !third ? hedgePath(first.american, second.american) : undefined,
          ],
        )}
      >
        {`${sides.map(sideText).join(', ')}.`}
        {oneBook &&
          ` Lowest at one book: ${rowShareText(oneBook.hold)} (${bookRowText(game, oneBook.book)}).`}
        {kept < 0 && ' Below zero: look at each price again before you bet: one may be old.'}
      </GameLine>
    );
  });

const middles: Rows = (board, filter, now) =>
  middlesOf(board, filter).map((middle) => {
    const { game, first, second, both, half, missed, needed, returnPerUnit } = middle;
    const tool = middlePath(middle);
    return (
      <GameLine
        key={`${game.id}${first.market}`}
        game={game}
        now={now}
        name={`${briefBet(game, first)} and ${briefBet(game, second)}`}
        figure={`both win ${rowShareText(both)}`}
        links={linksOf([CHECK, rowCheckPath(game, first)], ['Middle calculator', tool])}
      >
        {`${american(first.american)} at ${first.provider}, ${american(second.american)} at ${second.provider}. `}
        {half > 0 && `One wins and one is returned ${rowShareText(half)}. `}
        {missed > 0
          ? `Missed, it costs ${centText(missed)} per $1 of both stakes; it pays if both win more than ${rowShareText(needed)}. On average ${costText(returnPerUnit)}.`
          : 'Even when missed it loses nothing: look at each price again, one may be old.'}
      </GameLine>
    );
  });

const moves: Rows = (board, filter, now) =>
  movesLately(board, filter, now).map((move) => {
    const { game, market, books, of, toward } = move;
    const [last] = books;
    const side = toward && towardText(game, toward);
    return (
      <GameLine
        key={`${game.id}${market}`}
        game={game}
        now={now}
        name={`${MARKET_VIEW_WORDS[market]}, ${market === 'total' ? `${game.awayTeam.shortName} at ${game.homeTeam.shortName}` : game.homeTeam.shortName}`}
        figure={`${books.length} of ${counted(of, 'book')}`}
        links={[{ text: 'All odds', href: `/game/${game.id}#odds` }]}
      >
        {`${movesText(move)}. `}
        {side !== undefined && `Toward ${side}. `}
        {last && `Last seen to move ${clockTime(new Date(last.at))}.`}
      </GameLine>
    );
  });

const edges: Rows = (board, filter, now) =>
  edgesNow(board, filter, now).map(({ game, bet, readAt, until, gone }) => {
    const read = new Date(readAt);
    return (
      <GameLine
        key={`${game.id}${bet.market}${bet.side}`}
        game={game}
        now={now}
        name={`${namedBet(game, bet)} ${american(bet.american)}`}
        figure={gone ? 'gone' : `${evText(bet)} EV`}
        tone={gone ? undefined : 'good'}
        links={linksOf(
          [CHECK, rowCheckPath(game, bet)],
          ['Expected value', valuePath(bet)],
          ['Another line', otherLinePath(game, bet)],
        )}
      >
        {gone ? (
          `Was there at ${clockTime(read)}, ${bet.provider}.`
        ) : (
          <span data-start={new Date(until).toISOString()}>
            {`At ${bet.provider}, read ${clockTime(read)}. Gone at ${clockTime(new Date(until))}. Some books limit those who take such prices.`}
          </span>
        )}
      </GameLine>
    );
  });

/** The rows of each view, best first. */
export const VIEW_ROWS: Readonly<Record<PriceView, Rows>> = {
  best,
  apart,
  hold,
  middles,
  expected: expectedRows,
  moves,
  edges,
};
