export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** A contest of the world: what its feed tells of it at a time, ms since 1970; nothing while it does not name it. */
export interface ToldPermalink<Item> {
  readonly at: (now: number) => Item | undefined;
}
