export const LONGEST_PART = 120;

export const MAX_TEXT = 200;

/** Limit of a stored packed answer, characters. */
export const LONGEST_PACKED = 400_000;

/** Limit of a validator, characters. */
export const LONGEST_ETAG = 300;

export const LONGEST_DATE = 100;
