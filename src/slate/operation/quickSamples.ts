import type { Environment } from '#wiring';

/** How often a refresh plays where nobody reads its figures: games as rarely as the store accepts, a few seasons and players' lines. */
export const FEW: Readonly<Record<'runs' | 'seasons' | 'lineRuns', number>> = {
  runs: 10_000,
  seasons: 200,
  lineRuns: 200,
};

/** How often a refresh of samples plays if not told: SIMCAST_SAMPLES=quick is for tests. What readers are told of is not sped up. */
export const samplesPlay = ({ SIMCAST_SAMPLES: pace }: Environment): Partial<typeof FEW> =>
  pace === 'quick' ? FEW : {};
