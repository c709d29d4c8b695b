import { refreshSlate as wholeRefresh } from '#slate/refresh/refreshSlate.ts';

/** How often a refresh plays where a test is not about figures: games as rarely as the store accepts, and a few seasons. */
export const FEW: { readonly runs: number; readonly seasons: number } = {
  runs: 10_000,
  seasons: 200,
};

/** The refresh of tests about what is kept, told and graded: its runs are few, unless a test wants more. */
export const refreshSlate: typeof wholeRefresh = (options) => wholeRefresh({ ...FEW, ...options });
