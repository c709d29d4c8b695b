/** What follows the name in the key of a school below the top division of college football that the fit did not know. */
const LOWER = ' (FCS)';

/** Key of such a school: the division it was first seen in, so that its rating starts there. */
export const lowerKey = (name: string): string => `${name}${LOWER}`;

/** Whether a key says that its side plays below the top division. */
export const isLowerKey = (key: string): boolean => key.endsWith(LOWER);
