/** Possible lengths of a pause in days. */
export const PAUSE_DAYS = [1, 3, 7, 14] as const;

/** Possible lengths of a self-exclusion in days: a month to a year. */
export const EXCLUSION_DAYS = [30, 90, 180, 365] as const;
