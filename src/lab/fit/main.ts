/**
 * npm run fit -- --data DIR [--league X] [--joint | --margins | --seasons | --live | --players [--start]] [--out FOLDER]
 * Fits parameters by likelihood and current ratings from the CSVs of DIR (columns: docs/data-format.md) and writes
 * one JSON file per league to src/engine/fitted, or to FOLDER; with --joint, afterwards, joint.json alone: how results of two bets
 * go together, from the fits that are there, written league by league (--league X: its own alone); with --margins, margins.json
 * alone, to src/domain/tools: how margins scatter around a line, for the calculators; with --seasons, season.json alone: how
 * uncertain ratings are over a season; with --live, the rest of games from a state of them, to its folder live; with --players, players' parameters, to its folder players, or with --start what is known of
 * them by the parameters that are there, to players/start. The same files give the same bytes.
 * Progress, malformed rows and errors go to stderr. Exit code 1 if an option is wrong or a file cannot be used; nothing is
 * written for a league that failed.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine } from '#local/commandLine/commandLine.ts';
import { runPlainly } from '#local/commandLine/runPlainly.ts';
import { FIT } from '#local/commandLine/scripts/lab.ts';
import { runJobs } from '../data/leagueJobs.ts';
import { allTogether, findImplementation } from '../data/leagueNames.ts';
import { malformedSummary } from '../data/malformedTally.ts';
import { FileError } from '../data/readRows.ts';
import { liveLeagues } from '../live/leagues.ts';
import { PLAYER_FITS, playerLeagues } from '../players/leagues.ts';
import { FITS } from './fits.ts';
import { fitJoint, type JointFit, jointGroups } from './joint/fitJoint.ts';
import { fitMargins, marginsText } from './margins/fitMargins.ts';
import { writeFittedSeasons } from './seasons/writeSeasons.ts';
import { fittedText, writeWhole } from './write.ts';

const options = commandLine(FIT).values;

const FITTED = join(import.meta.dirname, '../../engine/fitted');
const TOOLS = join(import.meta.dirname, '../../domain/tools');

const log = (line: string): void => console.error(line);

type Files = readonly { readonly name: string; readonly text: string }[];

async function main(): Promise<void> {
  const { data: folder = '', out = FITTED } = options;
  if (options.margins) {
    const margins = fitMargins(folder, log);
    writeWhole(join(options.out ?? TOOLS, 'margins.json'), marginsText(margins));
    console.log('wrote margins.json');
    return;
  }
  if (options.joint) {
    const path = join(out, 'joint.json');
    const known: JointFit | undefined = existsSync(path)
      ? JSON.parse(readFileSync(path, 'utf8'))
      : undefined;
    const groups = jointGroups(options.league);
    fitJoint(known, groups, folder, log, (fit) => writeWhole(path, fittedText(fit)));
    console.log('wrote joint.json');
    return;
  }
  if (options.seasons) {
    const { league, keep } = options;
    await writeFittedSeasons(join(out, 'season.json'), { folder, league, keep }, log);
    console.log('wrote season.json');
    return;
  }
  const groups = options.players
    ? playerLeagues(options.league, PLAYER_FITS)
    : options.live
      ? liveLeagues(options.league)
      : wanted(options.league);
  const jobs = groups.map((leagues) => ({
    leagues,
    folder,
    ...(options.live && { live: true as const }),
    ...(options.players && { players: options.start ? ('start' as const) : ('params' as const) }),
  }));
  const script = new URL('./worker.ts', import.meta.url);
  const { ended, malformedRows } = await runJobs<Files>(script, jobs, log);
  let written = 0;
  for (const one of ended) {
    if ('result' in one) {
      for (const { name, text } of one.result) writeWhole(join(out, `${name}.json`), text);
      console.log(
        `${one.league}: wrote ${one.result.map(({ name }) => `${name}.json`).join(', ')}`,
      );
      written += one.result.length;
    } else {
      if (options.league !== undefined) throw new FileError(one.problem.message);
      console.error(`${one.league} skipped: ${one.problem.message}`);
      if (one.problem.kind !== 'missing') process.exitCode = 1;
    }
  }
  console.log(malformedSummary(malformedRows));
  if (written === 0) throw new FileError(`${folder}: no league's file is there`);
}

const wanted = (league: string | undefined): readonly (readonly string[])[] =>
  league === undefined ? allTogether(FITS) : [[findImplementation(FITS, league).league]];

await runPlainly(main);
