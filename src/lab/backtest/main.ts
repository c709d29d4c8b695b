/**
 * npm run backtest -- --data DIR [--league X] [--season Y] [--json]
 * Walks every league's files forward without peeking and prints how good the forecasts were beside the closing line
 * and the other models, on the same games. Columns: docs/data-format.md. Progress, malformed rows and warnings go to
 * stderr. Exit code 1 where an option is wrong or a file cannot be used.
 */
import { ENGINE_VERSION } from '#engine/version.ts';
import { runJobs } from '../data/leagueJobs.ts';
import { allTogether, findImplementation } from '../data/leagueNames.ts';
import { malformedSummary } from '../data/malformedTally.ts';
import { dataFolder, readOptions, runCommand } from '../data/options.ts';
import { FileError } from '../data/readRows.ts';
import { BACKTESTS } from './backtests.ts';
import { reportText } from './report/text.ts';
import type { LeagueReport, Report } from './report/types.ts';

const OPTIONS = {
  data: { type: 'string' },
  league: { type: 'string' },
  season: { type: 'string' },
  json: { type: 'boolean' },
} as const;

const STATEMENT = [
  'Nothing here beats the closing line, and nothing here claims to. The published forecast is meant to equal it.',
  'Among so many intervals one or another lies below zero by chance, or where prices are thin: that is no edge.',
].join('\n');

const log = (line: string): void => console.error(line);

async function main(): Promise<void> {
  const options = readOptions(OPTIONS);
  const folder = dataFolder(options.data);
  const season = seasonOf(options.season);
  const groups = wanted(options.league);
  const jobs = groups.map((leagues) => ({ leagues, folder, ...(season && { season }) }));
  const { ended, malformedRows } = await runJobs<LeagueReport>(
    new URL('./worker.ts', import.meta.url),
    jobs,
    log,
  );
  const skipped = ended.flatMap((one) => ('problem' in one ? [one] : []));
  for (const { league, problem } of skipped) {
    if (options.league !== undefined) throw new FileError(problem.message);
    log(`${league} skipped: ${problem.message}`);
    // Not every league has every season: that is said, and no error.
    const expected =
      problem.kind === 'missing' || (problem.kind === 'file' && season !== undefined);
    if (!expected) process.exitCode = 1;
  }
  log(malformedSummary(malformedRows));
  const reports = ended.flatMap((one) => ('result' in one ? [one.result] : []));
  if (reports.length === 0) throw new FileError(`${folder}: nothing to test in any league's file`);
  const report: Report = {
    formatVersion: 1,
    engineVersion: ENGINE_VERSION,
    statement: STATEMENT,
    leagues: reports,
    skipped: skipped.map(({ league, problem }) => ({ league, reason: problem.message })),
    malformedRows,
  };
  process.stdout.write(options.json ? `${JSON.stringify(report, null, 1)}\n` : reportText(report));
}

const wanted = (league: string | undefined): readonly (readonly string[])[] =>
  league === undefined ? allTogether(BACKTESTS) : [[findImplementation(BACKTESTS, league).league]];

function seasonOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^(19|20)\d\d$/.test(text)) throw new FileError(`--season ${text}: not a year like 2024`);
  return Number(text);
}

await runCommand(main);
