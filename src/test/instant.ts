import process from 'node:process';
import { environmentAt, OFFSET } from '#local/clock/at.ts';
import { PATIENCE } from '#local/clock/stretchLimits.ts';

/**
 * When the tests run, unless `npm test -- --at TIME` says another time: a Saturday in November, 8:03 AM in New York.
 * All leagues but two are in season and the day's first game is an hour and a half away.
 */
const USUAL = '2026-11-21T13:03Z';

/** Factor on time limits of calls in tests, so that they pass on a machine four times slower than the slowest seen so far. */
const PATIENT = '4';

/** Sets the tests' time for this process's children, unless it is set already; `SIMCAST_AT=now` means the machine's time. */
export function goToInstant(environment = process.env): void {
  const at = environment.SIMCAST_AT || USUAL;
  if (environment[OFFSET] !== undefined || at === 'now') return;
  Object.assign(environment, { [PATIENCE]: PATIENT }, environmentAt(at, environment));
}
