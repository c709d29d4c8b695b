/**
 * `npm run season -- [--days 30] [--seed 1]`: plays a season on its own site and reports what went wrong and what held.
 * `--catch-up`: a first start's requests to the feeds on a November Saturday, and the number of runs until it has all results.
 */
import { counted } from '#domain/words/counted.ts';
import { commandLine } from '#local/commandLine/commandLine.ts';
import { runPlainly } from '#local/commandLine/runPlainly.ts';
import { SEASON_SCRIPT } from '#local/commandLine/scripts/lab.ts';
import { playWholeSeason } from '#test/season/season.ts';
import { catchUpSeason } from './catchUp.ts';
import { catchUpText } from './catchUpText.ts';
import { seasonTable } from './table.ts';

const { values } = commandLine(SEASON_SCRIPT);

/** Plays a season with all faults. */
async function season(): Promise<void> {
  const report = await playWholeSeason({
    seed: Number(values.seed ?? 1),
    days: Number(values.days ?? 30),
    faults: Number(values.faults ?? 1),
    log: (line) => {
      if (values.verbose) console.log(line);
    },
    dayDone: (day, { runs }) => console.log(`${day}: ${counted(runs, 'run')} so far`),
  });
  console.log(seasonTable(report));
}

await runPlainly(() =>
  values['catch-up'] ? catchUpSeason((line) => console.log(catchUpText(line))) : season(),
);
