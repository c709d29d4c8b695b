import type { Team } from '../../game/game.ts';
import type { ListedGame } from '../../game/listedGame.ts';
import { otherSide, teamOn } from '../../game/predictedWinner.ts';
import type { PlayerLine } from '../line.ts';

/** A game to come, and the drawn lines of its players. */
export interface GameLinesSaid {
  readonly game: ListedGame;
  readonly lines: readonly PlayerLine[];
}

/** A player of a board: his line, and the game it is of. */
export interface BoardPlayer {
  readonly game: ListedGame;
  readonly line: PlayerLine;
  readonly team: Team;
  readonly opponent: Team;
}

/** Everybody of some games. */
export const playersOfGames = (games: readonly GameLinesSaid[]): readonly BoardPlayer[] =>
  games.flatMap(({ game, lines }) =>
    lines.map((line) => ({
      game,
      line,
      team: teamOn(game, line.side),
      opponent: teamOn(game, otherSide(line.side)),
    })),
  );
