/**
 * npm run fit -- --data DIR [--league X] [--out FOLDER]
 * Fits parameters by likelihood and current ratings from the CSVs of DIR (columns: docs/data-format.md) and writes
 * one JSON file per league to src/engine/fitted, or to FOLDER. The same files give the same bytes. Exit code 1 where
 * an option is wrong or a file cannot be used; nothing is written for a league that failed.
 */
import { join } from 'node:path';
import { allLeagues, findImplementation } from '../data/leagueNames.ts';
import { startTally } from '../data/malformedTally.ts';
import { dataFolder, readOptions } from '../data/options.ts';
import { FileError, MissingFile } from '../data/readRows.ts';
import { FITS } from './fits.ts';
import { writeFitted } from './write.ts';

const OPTIONS = {
  data: { type: 'string' },
  league: { type: 'string' },
  out: { type: 'string' },
} as const;

const FITTED = join(import.meta.dirname, '../../engine/fitted');

const log = (line: string): void => console.log(line);

function main(): void {
  const options = readOptions(OPTIONS);
  const folder = dataFolder(options.data);
  const out = options.out === undefined ? FITTED : dataFolder(options.out);
  const tally = startTally((line) => console.error(line));
  const all = options.league === undefined;
  let done = 0;
  for (const league of all ? allLeagues(FITS) : [options.league ?? '']) {
    try {
      fitAndWrite(league, folder, out);
      done += 1;
    } catch (error) {
      if (!(error instanceof FileError) || !all) throw error;
      console.error(`${league} skipped: ${error.message}`);
      if (!(error instanceof MissingFile)) process.exitCode = 1;
    }
  }
  log(tally.summary());
  if (done === 0) throw new FileError(`${folder}: no league's file is there`);
}

function fitAndWrite(wanted: string, folder: string, out: string): void {
  const { implementation, league } = findImplementation(FITS, wanted);
  const start = performance.now();
  for (const [name, fitted] of Object.entries(implementation.fit(league, folder, log))) {
    writeFitted(join(out, `${name}.json`), fitted);
    log(`${league}: wrote ${name}.json after ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
}

try {
  main();
} catch (error) {
  if (!(error instanceof FileError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
