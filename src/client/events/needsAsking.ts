/** How often a refresh publishes or confirms what is up. */
const REFRESH_MS = 15 * 60_000;

/** True where a page shows nothing, or what it shows is older than one refresh. */
export const needsAsking = (asOf: string | undefined, now: Date): boolean =>
  asOf === undefined || now.getTime() - Date.parse(asOf) > REFRESH_MS;
