import { UPDATE_MINUTES } from '#domain/product/limits.ts';

const UPDATE_MS = UPDATE_MINUTES * 60_000;

/** True if a page shows nothing, or data older than one refresh. */
export const needsAsking = (asOf: string | undefined, now: Date): boolean =>
  asOf === undefined || now.getTime() - Date.parse(asOf) > UPDATE_MS;
