/** Courses on streets or a closed base: feeds call them road courses, if they name them at all. */
const STREETS = /street|coronado|san diego|st\.? petersburg/;

const WORDS: Readonly<Record<string, string>> = {
  short: 'Short track',
  road: 'Road course',
  intermediate: 'Intermediate oval',
  large_oval: 'Large oval',
};

/**
 * A track's kind as pages print it: known street courses by name, others by the feed's kind, capitalized in its own words if it
 * has others.
 */
export const trackTypeText = (kind = '', track = ''): string =>
  STREETS.test(track.toLowerCase())
    ? 'Street course'
    : (WORDS[kind] ?? kind.charAt(0).toUpperCase() + kind.slice(1));
