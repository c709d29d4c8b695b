import type { LeagueScores } from '#domain/record/leagueScores.ts';
import { scoresText } from './scoresText.ts';

/** Such figures' past score in a sentence if there is one; the record lists several in a table. Empty if none is known. */
export function accuracyText(scores: readonly LeagueScores[]): string {
  const [first, another] = scores;
  return first && !another ? scoresText(first) : '';
}
