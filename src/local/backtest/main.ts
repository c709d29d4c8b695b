/**
 * npm run backtest -- --data DIR [--league X] [--season Y] [--json]
 * Walks every league's files forward without peeking and prints how good the forecasts were beside the closing line
 * and the other models, on the same games. Columns: docs/data-format.md. Progress, malformed rows and warnings go to
 * stderr. Exit code 1 where an option is wrong or a file cannot be used.
 */

import { ENGINE_VERSION } from '#engine/version.ts';
import { allLeagues, findImplementation } from '../data/leagueNames.ts';
import { startTally } from '../data/malformedTally.ts';
import { dataFolder, readOptions } from '../data/options.ts';
import { FileError, MissingFile } from '../data/readRows.ts';
import { BACKTESTS } from './backtests.ts';
import { reportText } from './report/text.ts';
import type { LeagueReport, Report } from './report/types.ts';
import { walkLeague } from './walkLeague.ts';

const OPTIONS = {
  data: { type: 'string' },
  league: { type: 'string' },
  season: { type: 'string' },
  json: { type: 'boolean' },
} as const;

const STATEMENT =
  'Nothing here beats the closing line. The anchored forecast is meant to equal it, not to improve on it.';

const log = (line: string): void => console.error(line);

function main(): void {
  const options = readOptions(OPTIONS);
  const folder = dataFolder(options.data);
  const season = seasonOf(options.season);
  const tally = startTally(log);
  const leagues: LeagueReport[] = [];
  const skipped: { league: string; reason: string }[] = [];
  for (const league of wanted(options.league)) {
    const { implementation } = findImplementation(BACKTESTS, league);
    try {
      leagues.push(walkLeague(implementation, league, folder, season, log));
    } catch (error) {
      if (!(error instanceof FileError) || options.league !== undefined) throw error;
      log(`${league} skipped: ${error.message}`);
      skipped.push({ league, reason: error.message });
      if (!(error instanceof MissingFile) && season === undefined) process.exitCode = 1;
    }
  }
  log(tally.summary());
  if (leagues.length === 0) throw new FileError(`${folder}: nothing to test in any league's file`);
  const report: Report = {
    formatVersion: 1,
    engineVersion: ENGINE_VERSION,
    statement: STATEMENT,
    leagues,
    skipped,
    malformedRows: tally.count(),
  };
  process.stdout.write(options.json ? `${JSON.stringify(report, null, 1)}\n` : reportText(report));
}

const wanted = (league: string | undefined): readonly string[] =>
  league === undefined ? allLeagues(BACKTESTS) : [findImplementation(BACKTESTS, league).league];

function seasonOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^(19|20)\d\d$/.test(text)) throw new FileError(`--season ${text}: not a year like 2024`);
  return Number(text);
}

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});
try {
  main();
} catch (error) {
  if (!(error instanceof FileError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
