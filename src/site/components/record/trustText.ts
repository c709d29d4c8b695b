import type { LeagueScores } from '#domain/record/leagueScores.ts';
import { type ResultsEnd, resultsEndText } from '#domain/record/resultsEnd.ts';
import { scoresText } from './scoresText.ts';

/**
 * Age and quality: when our results end, and such figures' past score if there is one; the record lists several in a table. Empty
 * if neither is known.
 */
export function trustText(ends: readonly ResultsEnd[], scores: readonly LeagueScores[]): string {
  const [first, another] = scores;
  return [resultsEndText(ends), first && !another && scoresText(first)].filter(Boolean).join(' ');
}
