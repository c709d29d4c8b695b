import { mean, percent } from '../numbers/numbers.ts';
import type { CardGame } from './listedGame.ts';

/** Mean confidence (0–100) of the games with a prediction; absent if none has. */
export function averageConfidence(games: readonly CardGame[]): number | undefined {
  const ratings = games.flatMap(({ prediction }) => prediction?.confidenceRating ?? []);
  if (ratings.length === 0) return undefined;
  return mean(ratings);
}

/** "57%": the mean confidence of a list; a dash if no game is predicted. */
export function averageText(games: readonly CardGame[]): string {
  const average = averageConfidence(games);
  return average === undefined ? '–' : percent(average);
}
