import { FEW } from '#slate/operation/quickSamples.ts';
import { refreshSlate as wholeRefresh } from '#slate/refresh/refreshSlate.ts';

/** The refresh of tests about what is kept, told and graded: its runs are few, unless a test wants more. */
export const refreshTestSlate: typeof wholeRefresh = (options) =>
  wholeRefresh({ ...FEW, ...options });
