import { scoreOfEdge } from '../prices/valueScore.ts';

export type BetVerdict = 'Strong Bet' | 'Moderate Value' | 'Avoid Bet';

/** The specified words for a combined expected value: above 5, above 0, otherwise. */
export function verdictOf(value: number): BetVerdict {
  if (value > 5) return 'Strong Bet';
  return value > 0 ? 'Moderate Value' : 'Avoid Bet';
}

/** What is said of it: a value at lines that no book offers is one at the reader's. */
export const verdictText = (verdict: BetVerdict, offered: boolean): string =>
  verdict === 'Avoid Bet' || offered ? verdict : `${verdict} at your line`;

/** Color of a probability and the word that says the same: 70 and above green, 50 and above yellow. */
interface Grade {
  readonly tone: 'green' | 'yellow' | 'grey';
  readonly word: 'High' | 'Half or more' | 'Under half';
}

export function analyzerGrade(percent: number): Grade {
  if (percent >= 70) return { tone: 'green', word: 'High' };
  if (percent >= 50) return { tone: 'yellow', word: 'Half or more' };
  return { tone: 'grey', word: 'Under half' };
}

const EVEN = 50;

/**
 * Combined EV = 20 × (0.4 × spread + 0.3 × total + 0.3 × moneyline edge), each minus 50 and as a share of 1, like every value
 * score of the site: a ticket ten points better than even in all three scores +2.0. Clamped to −15…+8.
 * @param figures percent, 0–100
 */
export function combinedValue(figures: {
  readonly spread: number;
  readonly total: number;
  readonly moneyline: number;
}): number {
  const centred = (percent: number): number => (percent - EVEN) / 100;
  const { spread, total, moneyline } = figures;
  return scoreOfEdge(0.4 * centred(spread) + 0.3 * centred(total) + 0.3 * centred(moneyline));
}
