const WORDS: Readonly<Record<string, string>> = {
  short: 'Short track',
  road: 'Road course',
  intermediate: 'Intermediate oval',
  large_oval: 'Large oval',
};

/** A feed's kind of track as pages print it; its own words, with a capital, where it has others. */
export const trackTypeText = (kind = ''): string =>
  WORDS[kind] ?? kind.charAt(0).toUpperCase() + kind.slice(1);
