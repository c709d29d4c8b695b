import type { ReactNode } from 'react';
import { signed } from '#domain/numbers/numbers.ts';
import type { BoardFilter, BoardGame } from '#domain/prices/board/boardGame.ts';
import { type MoveToCome, movesExpected } from '#domain/prices/board/movesExpected.ts';
import { handicapText } from '#domain/prices/pricedBets.ts';
import { shortDayTime } from '#domain/time/time.ts';
import { GameLine } from './GameLine.tsx';
import { shareText, towardText } from './rowWords.ts';
import { MARKET_WORDS } from './viewWords.ts';

/** How often our model alone foretold moves of past seasons, by league: what the backtest left for the site. */
export type Walks = readonly {
  readonly league: string;
  readonly rows: readonly {
    readonly question: 'win' | 'cover' | 'over';
    readonly moves: number;
    readonly hit: { readonly mean: number };
    readonly value: { readonly mean: number };
  }[];
}[];

const QUESTIONS = { moneyline: 'win', spread: 'cover', total: 'over' } as const;

/** What past seasons say of such a move; undefined if they have not been measured: then none is shown. */
const provedBy = (walks: Walks, { game, market }: MoveToCome) =>
  walks
    .find(({ league }) => league === game.league)
    ?.rows.find(({ question }) => question === QUESTIONS[market]);

const lineText = ({ market }: MoveToCome, line: number): string =>
  market === 'spread' ? handicapText(line) : String(line);

/** "−2.5 when first seen Nov 24, 9:15 AM EST, −3 now" */
function linesText(move: MoveToCome): string {
  const { line, lineNow, firstAt, shareNow, first } = move;
  const at = shortDayTime(new Date(firstAt));
  const was = line === undefined ? shareText(first) : lineText(move, line);
  const now =
    line === undefined
      ? shareNow === undefined
        ? undefined
        : shareText(shareNow)
      : lineNow === undefined
        ? undefined
        : lineText(move, lineNow);
  return `${was} when first seen ${at}${now === undefined ? '' : `, ${now} now`}`;
}

/** The rows of expected moves, each with what past seasons say of its kind. */
export const expectedRows = (
  board: readonly BoardGame[],
  filter: BoardFilter,
  now: Date,
  walks: Walks,
): readonly ReactNode[] =>
  movesExpected(board, filter).flatMap((move) => {
    const { game, market, toward, first, own } = move;
    const proof = provedBy(walks, move);
    if (!proof) return [];
    const side = towardText(game, toward);
    const name = `${MARKET_WORDS[market]}: toward ${side}`;
    return [
      <GameLine
        key={`${game.id}${market}`}
        game={game}
        now={now}
        name={name}
        figure={`right ${shareText(proof.hit.mean, 0)}`}
        links={[{ text: 'How its line moved', href: `/game/${game.id}#odds` }]}
      >
        {`We expect this line to move toward ${side}. ${linesText(move)}: the books gave ${side} ${shareText(first)}, our model alone ${shareText(own)}. `}
        {`In past seasons ${shareText(proof.hit.mean, 0)} of ${proof.moves.toLocaleString('en-US')} such moves went that way; the close moved ${signed(100 * proof.value.mean, 1)} points of chance toward us on average.`}
      </GameLine>,
    ];
  });
