import process from 'node:process';

/** Environment: how many times as long as the code says a call may take (`AbortSignal.timeout`). */
export const PATIENCE = 'SIMCAST_PATIENCE';

/**
 * Lets every call of this process take longer than the code allows it: a test on a machine four times slower is not to
 * fail by a limit that it is not about. One that is about it sets the variable to 1, and it is read at every call.
 */
export function stretchLimits(environment: NodeJS.ProcessEnv = process.env): void {
  const real = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = (ms) => real(ms * (Number(environment[PATIENCE]) || 1));
}
