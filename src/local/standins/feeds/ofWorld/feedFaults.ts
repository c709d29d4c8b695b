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
