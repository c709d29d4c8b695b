import process from 'node:process';
import { environmentAt, OFFSET } from '#local/clock/at.ts';
import { PATIENCE } from '#local/clock/stretchLimits.ts';

/**
 * When the tests run, unless `npm test -- --at TIME` says another time: a Saturday in November, 8:03 AM in New York.
 * All leagues but two are in season and the day's first game is an hour and a half away.
 */
export const USUAL = '2026-11-21T13:03Z';

/** Times as long a call may take in tests: they pass on a machine four times slower than the slowest we have seen. */
const PATIENT = '4';

/** Takes this process's children to the tests' time, where nobody has yet; to the machine's own with `SIMCAST_AT=now`. */
export function goToInstant(environment = process.env): void {
  const at = environment.SIMCAST_AT || USUAL;
  if (environment[OFFSET] !== undefined || at === 'now') return;
  Object.assign(environment, { [PATIENCE]: PATIENT }, environmentAt(at, environment));
}
