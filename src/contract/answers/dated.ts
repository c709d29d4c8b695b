/** What every item of every answer carries: when what it says was last confirmed, ISO 8601 in UTC. */
export interface Dated {
  readonly asOf: string;
}

/** The oldest of some data: what an answer as a whole can vouch for. Undefined for none. */
export const oldestAsOf = (items: readonly Dated[]): string | undefined =>
  items.reduce<string | undefined>(
    (oldest, { asOf }) =>
      oldest === undefined || Date.parse(asOf) < Date.parse(oldest) ? asOf : oldest,
    undefined,
  );
