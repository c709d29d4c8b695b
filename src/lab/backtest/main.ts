/**
 * npm run backtest -- --data DIR [--league X] [--season Y] [--json] [--write]
 * npm run backtest -- --edges [--data DIR] [--books DIR] [--json] [--write]
 * npm run backtest -- --live --data DIR [--league X] [--season Y] [--json]
 * npm run backtest -- --moves --data DIR [--league X] [--json] [--write]
 * npm run backtest -- --parlays --data DIR [--league X] [--season Y] [--json]
 * npm run backtest -- --players --data DIR [--league X] [--season Y] [--keep FOLDER] [--json]
 * npm run backtest -- --seasons --data DIR [--league X] [--season Y] [--keep FOLDER] [--json] [--write]
 * Walks every league's files forward without peeking and prints how good the forecasts were beside the closing line
 * and the other models, on the same games; with --edges, what the site's rule for an edge would have shown on prices of many
 * books and what that returned; with --moves, how often our model alone foretold where a line went; with --parlays, how well two legs of one game go together as published; with --live, how good the rest of a game was said from moments of it; with --players, how good players' distributions were beside plain ones and prop lines; with --seasons, how good odds of whole seasons were
 * beside plain ones; with --write, leaves the same for the site's record page. Columns: docs/data-format.md. Progress, malformed rows and warnings go to
 * stderr. Exit code 1 where an option is wrong or a file cannot be used.
 */
import { clock } from '#clock';
import { ENGINE_VERSION } from '#engine/version.ts';
import { commandLine } from '#local/commandLine/commandLine.ts';
import { runPlainly } from '#local/commandLine/runPlainly.ts';
import { BACKTEST_SCRIPT } from '#local/commandLine/scripts/lab.ts';
import { type LeagueDataJob, runJobs } from '../data/leagueJobs.ts';
import { allTogether, findImplementation } from '../data/leagueNames.ts';
import { malformedSummary } from '../data/malformedTally.ts';
import { FileError } from '../data/readRows.ts';
import { leaguesToTest } from '../live/leagues.ts';
import type { LiveReport } from '../live/report.ts';
import { liveText } from '../live/text.ts';
import { playerLeagues } from '../players/leagues.ts';
import type { PlayersReport } from '../players/report.ts';
import { playersText } from '../players/text.ts';
import { BACKTESTS } from './backtests.ts';
import { foldersOf } from './books/folders.ts';
import { bookTables } from './books/report.ts';
import { bookTablesText } from './books/text.ts';
import { moveLeagues } from './moves/leagues.ts';
import { moveText } from './moves/text.ts';
import type { MoveWalk } from './moves/types.ts';
import { parlayLeagues } from './parlays/leagues.ts';
import { pairReports } from './parlays/report.ts';
import { parlayText } from './parlays/text.ts';
import type { ParlayWalk } from './parlays/walk.ts';
import { reportText } from './report/text.ts';
import type { LeagueReport, Report } from './report/types.ts';
import { seasonLeagues } from './seasons/leagues.ts';
import { seasonsReport } from './seasons/report.ts';
import { seasonReportsText } from './seasons/text.ts';
import type { LeagueSeasons } from './seasons/types.ts';
import { writeEdges, writeMoves, writeQuestions, writeSeasonReports } from './site/writeSite.ts';

const options = commandLine(BACKTEST_SCRIPT).values;

const STATEMENT = [
  'Nothing here beats the closing line, and nothing here claims to. The published forecast is meant to equal it.',
  'Among so many intervals one or another lies below zero by chance, or where prices are thin: that is no edge.',
].join('\n');

const log = (line: string): void => console.error(line);

async function main(): Promise<void> {
  const { data: folder = '', json } = options;
  const season = options.season === undefined ? undefined : Number(options.season);
  if (options.edges) {
    const tables = bookTables(foldersOf(options.data, options.books), log);
    if (tables.length === 0)
      throw new FileError('--edges: the folder has no file of books’ prices');
    if (options.write) writeEdges(tables, clock.now());
    print(json ? { formatVersion: 1, tables } : bookTablesText(tables));
    return;
  }
  if (options.moves) {
    const data = options.data ?? foldersOf(undefined, options.books).results;
    const jobs = jobsOf(moveLeagues(options.league), data, season);
    const { results } = await walked<MoveWalk>('./moves/worker.ts', jobs, options.league);
    if (options.write) writeMoves(results, clock.now());
    print(json ? { formatVersion: 1, leagues: results } : moveText(results));
    return;
  }
  if (options.parlays) {
    const jobs = jobsOf(parlayLeagues(options.league), folder, season);
    const { results } = await walked<ParlayWalk>('./parlays/worker.ts', jobs, options.league);
    const pairs = results.flatMap(pairReports);
    print(json ? { formatVersion: 1, pairs } : parlayText(results, pairs));
    return;
  }
  if (options.live) {
    const jobs = jobsOf(leaguesToTest(options.league), folder, season);
    const { results } = await walked<LiveReport>('../live/worker.ts', jobs, options.league);
    print(json ? { formatVersion: 1, leagues: results } : liveText(results));
    return;
  }
  if (options.players) {
    const jobs = jobsOf(playerLeagues(options.league), folder, season, options.keep);
    const worker = '../players/worker.ts';
    const { results } = await walked<PlayersReport>(worker, jobs, options.league);
    print(json ? { formatVersion: 1, leagues: results } : playersText(results));
    return;
  }
  if (options.seasons) {
    const jobs = jobsOf(seasonLeagues(options.league), folder, season, options.keep);
    const { results } = await walked<LeagueSeasons>('./seasons/worker.ts', jobs, options.league);
    const reports = results.map(seasonsReport);
    if (options.write) writeSeasonReports(reports, clock.now());
    print(json ? { formatVersion: 1, leagues: reports } : seasonReportsText(reports));
    return;
  }
  const jobs = jobsOf(wanted(options.league), folder, season);
  const { results, skipped, malformedRows } = await walked<LeagueReport>(
    './worker.ts',
    jobs,
    options.league,
  );
  if (options.write) writeQuestions(results, clock.now());
  const report: Report = {
    formatVersion: 1,
    engineVersion: ENGINE_VERSION,
    statement: STATEMENT,
    leagues: results,
    skipped: skipped.map(({ league, problem }) => ({ league, reason: problem.message })),
    malformedRows,
  };
  print(json ? report : reportText(report));
}

const jobsOf = (
  groups: readonly (readonly string[])[],
  folder: string,
  season: number | undefined,
  keep?: string,
): LeagueDataJob[] =>
  groups.map((leagues) => ({ leagues, folder, ...(season && { season }), ...(keep && { keep }) }));

/** Runs the jobs and reports those that failed. Throws a FileError if the requested league failed or nothing is left. */
async function walked<Result>(
  script: string,
  jobs: readonly LeagueDataJob[],
  league: string | undefined,
) {
  const { ended, malformedRows } = await runJobs<Result>(
    new URL(script, import.meta.url),
    jobs,
    log,
  );
  const skipped = ended.flatMap((one) => ('problem' in one ? [one] : []));
  for (const { league: name, problem } of skipped) {
    if (league !== undefined) throw new FileError(problem.message);
    log(`${name} skipped: ${problem.message}`);
    // Not every league has every season: that is reported, not an error.
    const anySeason = jobs.some(({ season }) => season !== undefined);
    if (problem.kind !== 'missing' && !(problem.kind === 'file' && anySeason)) process.exitCode = 1;
  }
  log(malformedSummary(malformedRows));
  const results = ended.flatMap((one) => ('result' in one ? [one.result] : []));
  if (results.length === 0) {
    throw new FileError(`${jobs[0]?.folder ?? ''}: nothing to test in any league's file`);
  }
  return { results, skipped, malformedRows };
}

const print = (answer: string | object): void => {
  process.stdout.write(
    typeof answer === 'string' ? answer : `${JSON.stringify(answer, null, 1)}\n`,
  );
};

const wanted = (league: string | undefined): readonly (readonly string[])[] =>
  league === undefined ? allTogether(BACKTESTS) : [[findImplementation(BACKTESTS, league).league]];

await runPlainly(main);
