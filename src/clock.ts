/**
 * The product's one clock: nothing else in the code reads the time, and pure rooms are given it as an argument. It has
 * no handle: a test moves the `Date` of the process or page it runs in (`src/local/clock`), which no deployed code can.
 */
export const clock = { now: (): Date => new Date() } as const;
