import { join } from 'node:path';
import { type Cells, countCell, orProblem, textCell } from '../../data/cells.ts';
import { type CsvProblem, optionalRows } from '../../data/readRows.ts';
import { gameId } from '../../fit/row.ts';

/** Who batted where, without what he did. */
interface LineupRow {
  readonly game: string;
  readonly team: string;
  readonly playerId: string;
  /** Place in the order, 1 to 9. */
  readonly slot: number;
}

/** Places of the batting order of DIR/players/mlb_lineups_dk.csv.gz; none without the file. Its tenth place is the pitcher. */
export function readLineups(folder: string): readonly LineupRow[] {
  const ids = readIds(folder);
  return optionalRows(join(folder, 'players', 'mlb_lineups_dk.csv.gz'), {
    required: ['date', 'home', 'away', 'team', 'slot', 'retro_id'],
    read: (row: Cells): LineupRow | CsvProblem =>
      orProblem(() => ({
        game: gameId(row),
        team: textCell(row, 'team'),
        playerId: row.mlbam_id || (ids.get(textCell(row, 'retro_id')) ?? textCell(row, 'retro_id')),
        slot: countCell(row, 'slot', 10),
      })),
  }).filter(({ slot }) => slot <= 9);
}

/** MLB's ids by Retrosheet's, of DIR/players/mlb_player_ids.csv.gz. */
function readIds(folder: string): ReadonlyMap<string, string> {
  const rows = optionalRows(join(folder, 'players', 'mlb_player_ids.csv.gz'), {
    required: ['mlbam_id', 'retro_id'],
    read: (row: Cells): { retro: string; mlb: string } => ({
      retro: row.retro_id ?? '',
      mlb: row.mlbam_id ?? '',
    }),
  });
  return new Map(
    rows.filter(({ retro, mlb }) => retro && mlb).map(({ retro, mlb }) => [retro, mlb]),
  );
}
