/** Faults of a feed. */
export const FEED_FAULTS = [
  'down',
  'reset',
  'slow',
  'torn',
  'html',
  'otherLeague',
  'redirect',
  'huge',
  'empty',
  'half',
  'swapped',
  'duplicate',
  'implausible',
  'noScore',
  'hourOld',
] as const;
export type FeedFault = (typeof FEED_FAULTS)[number];

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
