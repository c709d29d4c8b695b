export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** A contest of the world: what its feed tells of it at a time, ms since 1970; nothing while it does not name it. */
export interface Told<Item> {
  readonly at: (now: number) => Item | undefined;
}
