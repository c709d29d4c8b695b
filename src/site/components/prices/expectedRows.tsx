import type { ReactNode } from 'react';
import {
  firstSeenText,
  moveSentence,
  NO_RETURN,
  nowText,
  trustText,
} from '#domain/moves/moveText.ts';
import type { BoardFilter, BoardGame } from '#domain/prices/board/boardGame.ts';
import { movesExpected } from '#domain/prices/board/movesExpected.ts';
import { GameLine } from './GameLine.tsx';
import type { PricesData } from './pricesData.ts';
import { towardText } from './rowWords.ts';
import { MARKET_VIEW_WORDS } from './viewWords.ts';

/** The recorded moves, in the words of the game's page, each with how often such calls came true. */
export const expectedRows = (
  board: readonly BoardGame[],
  filter: BoardFilter,
  now: Date,
  trustOf: PricesData['trustOf'],
): readonly ReactNode[] =>
  movesExpected(board, filter).flatMap(({ game, move, now: asked }) => {
    const trust = trustOf(game.league).find(({ market }) => market === move.market);
    if (!trust) return [];
    return [
      <GameLine
        key={`${game.id}${move.market}`}
        game={game}
        now={now}
        name={`${MARKET_VIEW_WORDS[move.market]}: toward ${towardText(game, move.toward)}`}
        figure={`right ${Math.round(trust.hit)}%`}
        links={[{ text: 'How its line moved', href: `/game/${game.id}#odds` }]}
      >
        {`${moveSentence(game, move)} ${firstSeenText(game, move)} ${nowText(game, move, asked)} ${trustText(trust)} ${NO_RETURN}`}
      </GameLine>,
    ];
  });
