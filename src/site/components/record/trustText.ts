import type { LeagueScores } from '#domain/record/leagueScores.ts';
import { type ResultsEnd, resultsEndText } from '#domain/record/resultsEnd.ts';
import { scoresText } from './scoresText.ts';

/**
 * How old and how good: where our results end, and how such figures have scored where there is one score; several are a
 * table of the record. Empty where neither is known.
 */
export function trustText(ends: readonly ResultsEnd[], scores: readonly LeagueScores[]): string {
  const [first, another] = scores;
  return [resultsEndText(ends), first && !another && scoresText(first)].filter(Boolean).join(' ');
}
