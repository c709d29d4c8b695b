import type { FeedFault } from '#local/standins/feeds/ofWorld/feedFaults.ts';

/** Faults of a call to the store, and of the run that makes it. */
export const STORE_FAULTS = [
  'refused',
  'lost',
  'unavailable',
  'dropped',
  'restarted',
  'killedBefore',
  'killedAfter',
  'frozen',
] as const;
export type StoreFault = (typeof STORE_FAULTS)[number];

/** Faults of a whole run. */
export const RUN_FAULTS = [
  'twice',
  'missed',
  'hookFails',
  'hookHangs',
  'databaseAhead',
  'databaseBehind',
] as const;
export type RunFault = (typeof RUN_FAULTS)[number];

export type Fault = FeedFault | StoreFault | RunFault;
