/** How a recipe notes a gap, and the reader's version; the recipe's own words stay on the ledger. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [
    / not certain yet, rated with (.+?)(?:, the last to start in our results)?; wider range$/,
    ' not announced; we assume $1',
  ],
  [/ we assume the mean of those who may$/, ' we assume the average of those who may start'],
  [
    / we assume a newcomer, its last starter being listed out$/,
    ' we assume a newcomer, as the last starter is out',
  ],
  [
    / has no start in the last two seasons of our results: /,
    ' has not started in our last two seasons of results: ',
  ],
  [/^(.+) is new to the ratings: starts /, '$1 is new to our ratings: starts '],
  [/^(.+) is new to the ratings: /, 'We have no results for $1: '],
  [
    /^No injury list was read: recent absences stand for it, with a wider range/,
    'Injuries unknown: we assume recent absences, with a wider range',
  ],
  [
    /^The books’ spread does not go with their other prices: not used/,
    'The books’ spread contradicts their other prices, so we do not use it',
  ],
  [
    /^The books’ lines do not go with their moneyline: not used/,
    'The books’ lines contradict their moneyline, so we do not use them',
  ],
  [/^Win probability anchored to the de-vigged prices of /, 'Win chance adjusted to the odds at '],
  [/^Prices of (.+) left out: /, 'Odds at $1 left out: '],
  [
    /^Surface unknown: hard, clay and grass weighed by how often the tours play on each/,
    'Surface unknown: a mix of hard, clay and grass, as often as the tours play on each',
  ],
];

/** A note of a recipe as pages print it. */
export const noteWords = (note: string): string =>
  WORDS.reduce((text, [said, words]) => text.replace(said, words), note);
