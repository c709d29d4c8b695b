/** `npm run growth -- [--games 60]`: the database's growth in a year of full days, and whether publishing takes longer then. */

import process from 'node:process';
import { easternDayRange } from '#domain/time/time.ts';
import { counted } from '#domain/words/counted.ts';
import { commandLine } from '#local/commandLine/commandLine.ts';
import { runPlainly } from '#local/commandLine/runPlainly.ts';
import { GROWTH } from '#local/commandLine/scripts/lab.ts';
import { HEALTHY } from '#test/season/faults/plan.ts';
import { type SeasonSite, startSeasonSite } from '#test/season/site.ts';
import { startWalk } from '#test/season/walk.ts';
import { median } from '../bench/measure.ts';
import { type PricedDay, priceDay, pricesNow } from './books.ts';
import { minutesOf } from './minute.ts';
import { playPlayers } from './players.ts';
import { forecastSeasonsOnce } from './seasons.ts';
import { sizesOf } from './sizes.ts';
import { growthTable, pricedDaysText, pricesText, timesTable } from './table.ts';
import { type Stages, timedRun } from './timed.ts';
import { GAMES_PLAYED, playedDays } from './world.ts';
import { addPrices, addYear } from './year.ts';

const { games = '60' } = commandLine(GROWTH).values;

const HOUR = 3_600_000;
const DAY = '2026-10-24';
/** Days on the slate: the one that is over when the year is added, and upcoming ones. */
const DAYS = 3;
const TIMES = 3;
/** Days, from the newest back, whose prices are written whole, change by change, and thinned; the other days' are written thin. */
const PRICED_WHOLE = 8;
/** Hours after the day's midnight in New York: 9 AM UTC. */
const THINNING = 29;

/** Median time of each stage over several runs. */
async function stagesOf({ store }: SeasonSite): Promise<Stages> {
  const runs: Stages[] = [];
  for (let time = 0; time < TIMES; time += 1) runs.push(await timedRun(store));
  const names = Object.keys(runs[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name] ?? 0))]));
}

/** Prices of full days that are written whole, the oldest first; returns what became of each. */
async function priceDays({ query }: SeasonSite): Promise<PricedDay[]> {
  const days: PricedDay[] = [];
  for (let ago = PRICED_WHOLE; ago >= 1; ago -= 1) days.push(await priceDay(query, ago));
  return days;
}

async function main(): Promise<void> {
  const site = await startSeasonSite(playedDays(DAY, DAYS));
  const copies = Math.ceil(Number(games) / GAMES_PLAYED);
  try {
    const walk = startWalk(site);
    const midnight = Date.parse(easternDayRange(DAY).from);
    for (let hour = -1; hour <= 28; hour += 1) await walk.step(midnight + hour * HOUR, HEALTHY);
    console.log(
      `a sample of ${counted(GAMES_PLAYED, 'game')} and a card of fights has been played in ${counted(walk.tally.runs, 'refresh', 'refreshes')}; each day of the year has its games ${counted(copies, 'time')}`,
    );
    await playPlayers(site.query);
    const seasons = await forecastSeasonsOnce(site.store, new Date(midnight + 28 * HOUR));
    console.log(`the seasons of ${counted(seasons, 'league')} have been forecast`);
    // The first run loads what the others have.
    await timedRun(site.store);
    const empty = await stagesOf(site);
    const before = await sizesOf(site.query);
    await addYear(site.query, copies);
    // The hour in which thinning looks back three months.
    await site.goTo(midnight + THINNING * HOUR);
    console.log(pricedDaysText(await priceDays(site)));
    await priceDay(site.query, 0);
    await addPrices(site.query, copies, PRICED_WHOLE + 1);
    console.log(pricesText(await pricesNow(site.query)));
    // The first run counts the record anew.
    await timedRun(site.store);
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
