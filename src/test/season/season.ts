import { addDays, type CalendarDate, easternDayRange } from '#domain/time/time.ts';
import { makeSeasonWorld } from '#local/standins/world/makeWorld.ts';
import { Broken } from './checks/broken.ts';
import { checkNothingLost } from './checks/record.ts';
import { HEALTHY, planOf } from './faults/plan.ts';
import { EVERY_MS } from './schedule.ts';
import { startSeasonSite } from './site.ts';
import { startWalk, type Tally } from './walk.ts';

/** Sundays on which New York’s clocks change. */
export const CLOCK_CHANGES = ['2026-11-01', '2027-03-14'] as const;

/** Interval between runs on the quiet days at the end, when late results come in. */
const SETTLE_MS = 6 * 3_600_000;

interface SeasonOptions {
  readonly seed: number;
  /** Total days, divided equally among the clock changes. */
  readonly days: number;
  /** The clock changes it goes through. Default: both of the season's. */
  readonly changes?: readonly CalendarDate[];
  /** Interval between runs, ms. Default: a quarter of an hour, as in the schedule. */
  readonly everyMs?: number;
  /** Share of the plan's faults: 1 all, 0 none. */
  readonly faults: number;
  readonly log: (line: string) => void;
  /** Called after each day. */
  readonly dayDone?: (day: CalendarDate, tally: Tally) => void;
}

export interface PlayedReport extends Tally {
  readonly games: number;
  readonly predicted: number;
  readonly grades: number;
  readonly lines: number;
  readonly builds: number;
  readonly seconds: number;
}

/** The days around a clock change, which is on the middle one. */
function spanAround(change: CalendarDate, days: number) {
  const from = addDays(change, -Math.floor(days / 2));
  return { from, to: addDays(from, days - 1) };
}

/**
 * Plays a season on its own site. Rejects with `Broken` at the first violated rule, with the seed and the
 * time that reproduce it.
 */
export async function playWholeSeason(options: SeasonOptions): Promise<PlayedReport> {
  const { seed, days, changes = CLOCK_CHANGES, faults, log, everyMs = EVERY_MS } = options;
  const began = performance.now();
  const spans = changes.map((change, at) =>
    spanAround(change, Math.floor((days + changes.length - 1 - at) / changes.length)),
  );
  const world = makeSeasonWorld(seed, spans);
  const site = await startSeasonSite(world);
  let time = 0;
  try {
    const walk = startWalk(site, log);
    let predicted = 0;
    for (const { from, to } of spans) {
      // Two more days, for late results.
      const last = Date.parse(easternDayRange(addDays(to, 2)).to);
      for (let day = from; day <= addDays(to, 2); day = addDays(day, 1)) {
        const { from: first, to: next } = easternDayRange(day);
        const every = day > to ? SETTLE_MS : everyMs;
        for (time = Date.parse(first); time < Date.parse(next); time += every) {
          await walk.step(time, day > to ? HEALTHY : planOf(seed, time, faults));
        }

        await walk.endOfDay(time - every / 3);
        options.dayDone?.(day, walk.tally);
      }
      const soFar = { ...world, games: world.games.filter((game) => game.first.start < last) };
      predicted = await checkNothingLost(site.query, soFar, time - EVERY_MS);
    }
    const [counts] = await site.query<{ grades: number; lines: number }>(
      "select count(*) filter (where kind = 'grade')::int as grades, count(*)::int as lines from ledger",
    );
    return {
      ...walk.tally,
      games: world.games.length,
      predicted,
      grades: counts?.grades ?? 0,
      lines: counts?.lines ?? 0,
      builds: site.feeds.builds.length,
      seconds: (performance.now() - began) / 1000,
    };
  } catch (error) {
    const at = new Date(time).toISOString();
    throw new Broken(`seed ${seed}, ${at}: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  } finally {
    await site.stop();
  }
}
