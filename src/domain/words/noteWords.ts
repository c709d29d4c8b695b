/** How a recipe notes a gap, and the reader's version; the recipe's own words stay on the ledger. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [
    / not certain yet, rated with (.+?)(?:, the last to start in our results)?; wider range$/,
    ' not announced; we assume $1',
  ],
  [/^(.+) is new to the ratings: starts /, '$1 is new to our ratings: starts '],
  [/^(.+) is new to the ratings: /, 'We hold no results for $1: '],
  [
    /^No injury list was read: recent absences stand for it, with a wider range/,
    'Injuries unknown: recent absences stand in, with a wider range',
  ],
];

/** A note of a recipe as pages print it. */
export const noteWords = (note: string): string =>
  WORDS.reduce((text, [said, words]) => text.replace(said, words), note);
