import type { Backtest } from './types.ts';
import { type Results, type Seasoned, type SportWalk, walkResults } from './walkResults.ts';

export const backtestOf = <Row extends Seasoned, File extends Results<Row>, Season>(
  sport: SportWalk<Row, File, Season>,
): Backtest => ({
  leagues: sport.leagues,
  walk: (name, folder, asked, log) => walkResults(sport, sport.read(name, folder, log), asked, log),
});
