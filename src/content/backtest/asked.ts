/** A question of the backtest in a reader's words. Scores of different questions are no comparison. */
export interface Asked {
  readonly title: string;
  /** The same within a sentence: "log loss of …". */
  readonly of: string;
  /** What one answer is, in the plural. */
  readonly unit: string;
  /** The squared score: Brier of two results, ranked probability of three in order; none of a field. */
  readonly squared?: 'Brier' | 'RPS';
  /** Whether a coin over the results says anything: a field has too many. */
  readonly coin: boolean;
}

/** In the order in which they stand on the page. */
export const ASKED = {
  two: { title: 'Winner of two', of: 'who wins', unit: 'contests', squared: 'Brier', coin: true },
  three: {
    title: 'Home win, draw or away win',
    of: 'home win, draw or away win',
    unit: 'games',
    squared: 'RPS',
    coin: true,
  },
  each: {
    title: 'Each driver’s win',
    of: 'each driver’s win',
    unit: 'starts of a driver',
    squared: 'Brier',
    coin: false,
  },
  field: { title: 'Winner of a field', of: 'who wins', unit: 'tournaments', coin: false },
} as const satisfies Record<string, Asked>;

export type AskedKey = keyof typeof ASKED;

/** Which of them a league's question is, as the backtest names it: of a race each driver's win or not is an answer. */
export function askedOf({
  league,
  question,
}: {
  readonly league: string;
  readonly question: string;
}): AskedKey {
  if (question === 'winner') return 'field';
  if (question === 'three-way') return 'three';
  return /^(F1|NASCAR)/.test(league) ? 'each' : 'two';
}
