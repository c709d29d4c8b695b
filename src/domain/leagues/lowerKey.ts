/** Key suffix of a school below the top division of college football that the fit did not know. */
const LOWER = ' (FCS)';

/** Key of such a school: it names the division where it was first seen, so that its rating starts there. */
export const lowerKey = (name: string): string => `${name}${LOWER}`;

/** Whether a key's side plays below the top division. */
export const isLowerKey = (key: string): boolean => key.endsWith(LOWER);
