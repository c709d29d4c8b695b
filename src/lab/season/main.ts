/**
 * `npm run season -- [--days 30] [--seed 1]`: plays a season on its own site and reports what went wrong and what held.
 * `--catch-up`: a first start's requests to the feeds on a November Saturday, and the number of runs until it has all results.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { playSeason } from '#test/season/season.ts';
import { catchUp } from './catchUp.ts';
import { catchUpText } from './catchUpText.ts';
import { seasonTable } from './table.ts';

const { values } = parseArgs({
  options: {
    days: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
    faults: { type: 'string', default: '1' },
    'catch-up': { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
  },
});

/** Plays a season with all faults. */
async function season(): Promise<void> {
  const report = await playSeason({
    seed: Number(values.seed),
    days: Number(values.days),
    faults: Number(values.faults),
    log: (line) => {
      if (values.verbose) console.log(line);
    },
    dayDone: (day, { runs }) => console.log(`${day}: ${runs} runs so far`),
  });
  console.log(seasonTable(report));
}

try {
  if (values['catch-up']) await catchUp((line) => console.log(catchUpText(line)));
  else await season();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
