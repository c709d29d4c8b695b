import { UPDATE_MINUTES } from '#domain/product/limits.ts';

const UPDATE_MS = UPDATE_MINUTES * 60_000;

/** True where a page shows nothing, or what it shows is older than one refresh. */
export const needsAsking = (asOf: string | undefined, now: Date): boolean =>
  asOf === undefined || now.getTime() - Date.parse(asOf) > UPDATE_MS;
