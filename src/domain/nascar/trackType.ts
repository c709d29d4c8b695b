/** Courses on streets or a base closed for the race: a feed's kinds call them road courses, if they name them at all. */
const STREETS = /street|coronado|san diego|st\.? petersburg/;

const WORDS: Readonly<Record<string, string>> = {
  short: 'Short track',
  road: 'Road course',
  intermediate: 'Intermediate oval',
  large_oval: 'Large oval',
};

/**
 * A track's kind as pages print it: of the known street courses by name, of others by the feed's kind, in its own words
 * with a capital where it has others.
 */
export const trackTypeText = (kind = '', track = ''): string =>
  STREETS.test(track.toLowerCase())
    ? 'Street course'
    : (WORDS[kind] ?? kind.charAt(0).toUpperCase() + kind.slice(1));
