import { join } from 'node:path';
import { FIGURES, type MarginLeague } from '#domain/leagues/index.ts';
import { type Cells, countCell, orProblem, textCell } from '../../data/cells.ts';
import { type CsvProblem, optionalRows } from '../../data/readRows.ts';
import type { FileGames } from '../parseGameFile.ts';
import { readGameFile } from '../readGameFile.ts';
import { withStarterFile } from '../starters.ts';
import { withMinutes } from './absences/minutes.ts';
import { type FactsOf, factsFrom, type PreseasonRow, withFacts } from './preseasonFacts.ts';

/** A margin league's games, and the folder's preseason facts about its teams. */
interface MarginGames extends FileGames {
  readonly factsOf: FactsOf;
}

/**
 * Reads DIR/<league>.csv.gz and the optional files next to it about its games and teams: who started, who
 * played, facts known before a season. Throws a FileError if one cannot be read.
 */
export function readMarginGames(folder: string, league: MarginLeague): MarginGames {
  const code = league.toLowerCase();
  const file = readGameFile(join(folder, `${code}.csv.gz`), league);
  const factsOf = factsFrom(
    league,
    readPreseason(join(folder, `${code}_preseason.csv.gz`), league),
  );
  const started = withStarterFile(withFacts(file.games, factsOf), folder, league);
  const games = withMinutes(league, folder, started);
  return { ...file, games, factsOf };
}

function readPreseason(path: string, league: MarginLeague): readonly PreseasonRow[] {
  if (!FIGURES[league].preseason) return [];
  return optionalRows(path, { required: ['season', 'team'], read });
}

const read = (row: Cells): PreseasonRow | CsvProblem =>
  orProblem(() => ({
    season: countCell(row, 'season'),
    team: textCell(row, 'team'),
    poll: row.ap_points ? countCell(row, 'ap_points') : undefined,
  }));
