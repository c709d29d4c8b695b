/** A question of the backtest in a reader's words. Scores of different questions are not comparable. */
interface Asked {
  readonly title: string;
  /** The squared score: Brier for two results, ranked probability for three ordered ones; none for a field. */
  readonly squared?: 'Brier' | 'RPS';
}

/** In the page's order. */
export const ASKED = {
  two: { title: 'Who wins', squared: 'Brier' },
  three: { title: 'Home win, draw or away win', squared: 'RPS' },
  each: { title: 'Whether each driver wins', squared: 'Brier' },
  field: { title: 'Who wins the tournament' },
} as const satisfies Record<string, Asked>;

export type AskedKey = keyof typeof ASKED;

/** A league's question under the backtest's name: in a race, each driver's win is one question. */
export function askedOfBacktest({
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
