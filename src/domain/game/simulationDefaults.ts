/** Replacements for simulation figures that a game lacks (specification §8), always marked "typical". */

/** Iterations by card: the game's analysis usually shows 25,000; the step that explains it says 10,000. */
export const TYPICAL_RUNS = { analysis: 25_000, process: 10_000 } as const;

/** % */
export const TYPICAL_SHARES = { spread: 72, total: 68, market: 73 } as const;

/** Home wins, away wins and the most likely score have no usual value. */
export const NOT_AVAILABLE = 'N/A';
