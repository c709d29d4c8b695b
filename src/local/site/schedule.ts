/** Minutes between runs, which start at whole multiples of it since midnight UTC. */
const NAMED: Readonly<Record<string, number>> = { '* * * * *': 1, '@hourly': 60, '@daily': 1440 };
const DAY_MIN = 1440;

/**
 * The minutes between runs of a schedule.
 * @throws on any but `@hourly`, `@daily`, every minute and `* / N * * * *` (without spaces; N a divisor of 60), which is all we use
 */
export function everyMinutes(schedule: string): number {
  const named = NAMED[schedule.trim()];
  if (named !== undefined) return named;
  const step = Number(/^\*\/(\d{1,2}) \* \* \* \*$/.exec(schedule.trim())?.[1]);
  if (step >= 1 && 60 % step === 0) return step;
  throw new Error(
    `The schedule "${schedule}" is not one the local scheduler knows: use @hourly, @daily, * * * * * or */N * * * * with N a divisor of 60`,
  );
}

/** The next time after `now` at which a schedule runs. */
export function nextRun(schedule: string, now: Date): Date {
  const every = everyMinutes(schedule);
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const minutes = (now.getTime() - midnight) / 60_000;
  const next = (Math.floor(minutes / every) + 1) * every;
  return new Date(midnight + Math.min(next, DAY_MIN) * 60_000);
}
