/** `npm run growth -- [--games 60]`: the database's growth in a year of full days, and whether publishing takes longer then. */

import process from 'node:process';
import { easternDayRange } from '#domain/time/time.ts';
import { counted } from '#domain/words/counted.ts';
import { commandLine } from '#local/commandLine/commandLine.ts';
import { runPlainly } from '#local/commandLine/runPlainly.ts';
import { GROWTH } from '#local/commandLine/scripts/lab.ts';
import { HEALTHY } from '#test/season/faults/plan.ts';
import { type Site, startSite } from '#test/season/site.ts';
import { startWalk } from '#test/season/walk.ts';
import { median } from '../bench/measure.ts';
import { addBooks } from './books.ts';
import { minutesOf } from './minute.ts';
import { sizesOf } from './sizes.ts';
import { growthTable, timesTable } from './table.ts';
import { type Stages, timedRun } from './timed.ts';
import { fullDays } from './world.ts';
import { addYear } from './year.ts';

const { games = '60' } = commandLine(GROWTH).values;

const HOUR = 3_600_000;
const DAY = '2026-10-24';
/** Days on the slate: the one that is over when the year is added, and upcoming ones. */
const DAYS = 3;
const TIMES = 5;
/** Games of a full day. */
const FULL = 60;

/** Median time of each stage over several runs. */
async function stagesOf({ store }: Site): Promise<Stages> {
  const runs: Stages[] = [];
  for (let time = 0; time < TIMES; time += 1) runs.push(await timedRun(store));
  const names = Object.keys(runs[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name] ?? 0))]));
}

async function main(): Promise<void> {
  const site = await startSite(fullDays(DAY, DAYS, Number(games) / FULL));
  try {
    const walk = startWalk(site);
    const midnight = Date.parse(easternDayRange(DAY).from);
    for (let hour = -1; hour <= 28; hour += 1) await walk.step(midnight + hour * HOUR, HEALTHY);
    console.log(
      `a day of ${counted(Number(games), 'game')} and a card of fights has been played in ${counted(walk.tally.runs, 'refresh', 'refreshes')}`,
    );
    console.log(await addBooks(site.query));
    await stagesOf(site);
    const empty = await stagesOf(site);
    const before = await sizesOf(site.query);
    await addYear(site.query);
    const after = await stagesOf(site);
    console.log(growthTable(before, await sizesOf(site.query)));
    console.log(timesTable(empty, after));
    console.log(await minutesOf(site, midnight + 35 * HOUR));
  } finally {
    await site.stop();
  }
}

await runPlainly(main);
process.exit();
