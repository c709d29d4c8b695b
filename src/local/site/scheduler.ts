import { clock } from '#clock';
import type { Invoker } from './functions/invoke.ts';
import type { SiteFunction } from './functions/module.ts';
import { everyMinutes, nextRun } from './schedule.ts';

/** Timers stop while a laptop sleeps, so the clock is checked at least this often. */
const LOOK_EVERY_MS = 20_000;

/**
 * Calls each scheduled function at its times until stopped; after a sleep once, however many it missed. Throws for an unsupported
 * schedule.
 */
export function startScheduler(functions: readonly SiteFunction[], invoker: Invoker): () => void {
  const timers = new Map<string, NodeJS.Timeout>();
  const wait = (fn: SiteFunction, schedule: string, due: Date) => {
    const now = clock.now();
    if (now >= due) {
      const next = nextRun(schedule, now);
      void invoker.callScheduled(fn, next);
      wait(fn, schedule, next);
      return;
    }
    const look = () => wait(fn, schedule, due);
    timers.set(fn.name, setTimeout(look, Math.min(due.getTime() - now.getTime(), LOOK_EVERY_MS)));
  };
  for (const fn of functions) if (fn.schedule !== undefined) everyMinutes(fn.schedule);
  for (const fn of functions) {
    if (fn.schedule !== undefined) wait(fn, fn.schedule, nextRun(fn.schedule, clock.now()));
  }
  return () => {
    for (const timer of timers.values()) clearTimeout(timer);
  };
}
