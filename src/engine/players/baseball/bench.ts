import type { BatterRates } from './types.ts';

/** Who comes off an unknown team's bench: a little below the batters of 2018–2022, rounded. */
export const BENCH_RATES: BatterRates = {
  reaches: 0.29,
  walk: 0.27,
  double: 0.14,
  triple: 0.012,
  homeRun: 0.1,
  strikeout: 0.36,
  hitByPitch: 0.016,
  steals: 0.05,
};
