/** What a feed may do instead of telling the truth. */
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

/** What may become of a call to the store, and of the run that makes it. */
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

/** What may go wrong about a run as a whole. */
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
