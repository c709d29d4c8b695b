import { averageConfidence } from '#domain/averageConfidence.ts';
import type { CardGame } from '#domain/listedGame.ts';
import { percent } from '#domain/numbers.ts';

/** "57%": the mean confidence of a list; a dash while no game of it is predicted. */
export function averageText(games: readonly CardGame[]): string {
  const average = averageConfidence(games);
  return average === undefined ? '–' : percent(average);
}
