import type { ListedGame } from '#domain/game/listedGame.ts';
import { LEAGUES } from '#domain/leagues/league.ts';
import { playerBoardOf } from '#domain/players/board/board.ts';
import { askedPath, type BoardAsked } from '#domain/players/board/boardAsked.ts';
import type { GameLinesSaid } from '#domain/players/board/boardPlayer.ts';
import { boardCsvPath, boardPath, PLAYERS_PATH } from '#domain/players/playerPaths.ts';
import { counted } from '#domain/words/counted.ts';
import { Breadcrumb } from '../game/Breadcrumb.tsx';
import { AsOf } from '../ui/AsOf.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { BoardFilters } from './BoardFilters.tsx';
import { BoardRow } from './BoardRow.tsx';
import { DrawnBy } from './DrawnBy.tsx';
import { LearnedTo } from './LearnedTo.tsx';
import { noBoard } from './noBoard.ts';
import { boardCrumbs } from './playersWords.ts';

/** Rows before a reader asks for all: six screens of a phone. */
const FIRST = 30;

/** What a board is drawn from. */
export interface BoardData {
  readonly asked: BoardAsked;
  /** The league's games that have not ended. */
  readonly games: readonly ListedGame[];
  /** Those of them of whose players lines were drawn. */
  readonly said: readonly GameLinesSaid[];
  readonly now: Date;
  /** Eastern day of the last final that the lines have learned from, YYYY-MM-DD; undefined before the first lines. */
  readonly learnedTo: string | undefined;
  /** When the slate was last confirmed, ISO 8601 in UTC. */
  readonly asOf: string | undefined;
  /** The address asked for something that is not there: the whole board is shown instead. */
  readonly refused: boolean;
}

function Rows({ asked, games, said, now }: BoardData) {
  const board = playerBoardOf(said, asked);
  const { rows, scoring, sort } = board;
  const shown = asked.all ? rows : rows.slice(0, FIRST);
  const isFiltered = askedPath(asked) !== boardPath(asked.league);
  return (
    <>
      <BoardFilters board={board} asked={asked} />
      <h2 className="visually-hidden">Players</h2>
      {rows.length === 0 ? (
        <EmptyState
          title={said.length === 0 ? 'No players yet' : 'Nobody fits'}
          action={
            isFiltered ? (
              <a href={boardPath(asked.league)}>The whole board</a>
            ) : (
              <a href={PLAYERS_PATH}>All leagues with players</a>
            )
          }
        >
          {said.length === 0
            ? noBoard(asked.league, games, now)
            : 'Nobody with such a position, day and stat is on the board.'}
        </EmptyState>
      ) : (
        <ol className="board-rows">
          {shown.map((player) => (
            <BoardRow
              key={`${player.game.id} ${player.line.playerId}`}
              league={asked.league}
              player={player}
              scoring={scoring}
              sort={sort}
              now={now}
            />
          ))}
        </ol>
      )}
      {shown.length < rows.length && (
        <p className="mt-4">
          <a className="button ghost" href={askedPath({ ...asked, all: true })}>
            {`All ${counted(rows.length, 'player')}`}
          </a>
        </p>
      )}
    </>
  );
}

/** A league's board: everybody who is expected to play next, by his drawn lines. */
export function BoardPage(data: BoardData) {
  const { asked, said, learnedTo, asOf, refused } = data;
  const { name } = LEAGUES[asked.league];
  return (
    <div className="wrap pb-12">
      <Breadcrumb crumbs={boardCrumbs(asked.league)} />
      <div className="head pt-2">
        <div>
          <h1>{`${name} players`}</h1>
          <p className="subline">
            Each player’s mean over the simulated games in which he plays, then his floor and his
            ceiling: he ends at or below them in 20% and 80% of those games.
          </p>
        </div>
      </div>
      {refused && (
        <p className="note mb-4" role="status">
          There is no such position, stat, scoring or day. Here is the whole board.
        </p>
      )}
      <Rows {...data} />
      <div className="mt-4">
        <AsOf asOf={asOf} />
      </div>
      <p className="note mt-3">
        {said.length > 0 && (
          <>
            <LearnedTo learnedTo={learnedTo} />
            Sorted by the mean times the chance to play.{' '}
            <a href={boardCsvPath(asked.league)}>All stats as CSV</a>, for your own use.{' '}
          </>
        )}
        <DrawnBy league={asked.league} />
        <a href={PLAYERS_PATH}>How well they hold</a>.
      </p>
    </div>
  );
}
