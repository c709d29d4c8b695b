import { playLines } from '../playLines.ts';

/** One play: where the game stood before it, and the runs on it. */
export interface BaseballPlay {
  readonly inning: number;
  readonly bottom: boolean;
  readonly outs: number;
  readonly bases: number;
  readonly away: number;
  readonly home: number;
  readonly runs: number;
}

/** A game's plays in order. */
export interface BaseballGamePlays {
  /** As the league's file names it: date|home|away, with |2 for a second game. */
  readonly id: string;
  readonly season: number;
  readonly plays: readonly BaseballPlay[];
}

const COLUMNS = 'season,date,home,away,game_no,inning,bottom,outs,bases,away_score,home_score,runs';

/**
 * Games of FOLDER/plays/mlb.csv.gz, one after the other. Throws a FileError if the file is missing or has other columns.
 */
export function* readBaseballPlays(folder: string): Generator<BaseballGamePlays> {
  let game: { id: string; season: number; plays: BaseballPlay[] } | undefined;
  for (const cells of playLines(folder, 'mlb', COLUMNS)) {
    const [season, date, home, away, number] = cells;
    const id = `${date}|${home}|${away}${number === '2' ? '|2' : ''}`;
    if (game?.id !== id) {
      if (game) yield game;
      game = { id, season: Number(season), plays: [] };
    }
    game.plays.push(playOf(cells));
  }
  if (game) yield game;
}

function playOf(cells: readonly string[]): BaseballPlay {
  const at = (column: number) => Number(cells[column]);
  return {
    inning: at(5),
    bottom: cells[6] === '1',
    outs: at(7),
    bases: at(8),
    away: at(9),
    home: at(10),
    runs: at(11),
  };
}
