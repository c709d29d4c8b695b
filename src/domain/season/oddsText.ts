import { percent } from '../numbers/numbers.ts';
import type { Certainty } from './seasonView.ts';

/** What is certain, in a table's words: proved, or only seen in every run. */
const CERTAIN: Readonly<Record<Certainty, string>> = {
  clinched: 'clinched',
  eliminated: 'out',
  everyRun: 'in every run',
  noRun: 'in none',
};

/**
 * A share of seasons as a reader sees it: whole percents, one decimal near either end, and never 0% or 100%.
 * @param share 0–1
 */
export function seasonShareText(share: number): string {
  const figure = 100 * share;
  if (share > 0.999) return '>99.9%';
  if (share < 0.001) return '<0.1%';
  return percent(figure, figure < 1 || figure >= 99 ? 1 : 0);
}

/** A team's odds of a goal: "94%", ">99.9%", or the word for what is certain. */
export function seasonOddsText(share: number, certainty: Certainty | null | undefined): string {
  if (certainty) return CERTAIN[certainty];
  if (share >= 1) return CERTAIN.everyRun;
  return share <= 0 ? CERTAIN.noRun : seasonShareText(share);
}
