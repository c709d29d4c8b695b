import type { GolfParams } from './params.ts';

/** Parameters near the fitted ones. */
export const params: GolfParams = {
  roundSd: 2.76,
  firstVariance: 3,
  newcomer: -1.4,
  newcomerField: 0.65,
  newcomerVariance: 2.6,
  drift: 0.0004,
  formVariance: 0.22,
  formDays: 65,
  rust: 0.2,
  debut: 1.25,
  withdrawal: 0.005,
  upset: 0.04,
  par: -0.25,
};
