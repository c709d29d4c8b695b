import process from 'node:process';

/** Environment: factor on the time limits of calls (`AbortSignal.timeout`). */
export const PATIENCE = 'SIMCAST_PATIENCE';

/**
 * Extends the time limits of this process's calls: a test on a machine four times slower should not fail because of an unrelated
 * limit. Tests about limits set the variable to 1; it is read at every call.
 */
export function stretchLimits(environment: NodeJS.ProcessEnv = process.env): void {
  const real = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = (ms) => real(ms * (Number(environment[PATIENCE]) || 1));
}
