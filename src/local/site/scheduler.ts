import { clock } from '#clock';
import type { Invoker } from './functions/invoke.ts';
import type { SiteFunction } from './functions/module.ts';
import { everyMinutes, nextRun } from './schedule.ts';

/** Calls each scheduled function at its times until stopped. Throws on a schedule it cannot keep. */
export function startScheduler(functions: readonly SiteFunction[], invoker: Invoker): () => void {
  const timers = new Map<string, NodeJS.Timeout>();
  const plan = (fn: SiteFunction, schedule: string) => {
    const due = nextRun(schedule, clock.now());
    const run = () => {
      void invoker.callScheduled(fn, nextRun(schedule, due));
      plan(fn, schedule);
    };
    timers.set(fn.name, setTimeout(run, due.getTime() - clock.now().getTime()));
  };
  for (const fn of functions) if (fn.schedule !== undefined) everyMinutes(fn.schedule);
  for (const fn of functions) if (fn.schedule !== undefined) plan(fn, fn.schedule);
  return () => {
    for (const timer of timers.values()) clearTimeout(timer);
  };
}
