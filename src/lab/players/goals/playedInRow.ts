import { type Cells, countCell, day, textCell } from '../../data/cells.ts';
import { gameId } from '../../fit/row.ts';

/** Who played where: what a row of hockey's and of soccer's files begins with. */
export interface PlayedIn {
  readonly season: number;
  readonly date: string;
  /** The game's id in the league's file. */
  readonly game: string;
  readonly team: string;
  readonly atHome: boolean;
  readonly playerId: string;
  readonly player: string;
}

/** Throws a BadCell that names the first cell that cannot be read. */
export function playedInRow(row: Cells): PlayedIn {
  const team = textCell(row, 'team');
  return {
    season: countCell(row, 'season'),
    date: day(row, 'date'),
    game: gameId(row),
    team,
    atHome: team === textCell(row, 'home'),
    playerId: textCell(row, 'player_id'),
    player: textCell(row, 'player'),
  };
}
