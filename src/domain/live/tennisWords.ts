import type { TennisPair, TennisState } from './tennisState.ts';

const pairText = ([a, b]: TennisPair): string => `${a}–${b}`;

/** "6–4 3–6 2–1", A's games first; a set that has not begun is left out, unless it is the first. */
export function matchScoreText({ sets, games }: Pick<TennisState, 'sets' | 'games'>): string {
  const begun = games[0] + games[1] > 0 || sets.length === 0;
  return [...sets, ...(begun ? [games] : [])].map(pairText).join(' ');
}
