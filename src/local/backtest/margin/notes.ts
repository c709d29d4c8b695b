import type { MarginLeague } from '#engine/ratings/marginTypes.ts';
import type { SeasonWalk } from './backtest.ts';

/** What a reader of the table must know about a season's walk. */
export function marginNotes(
  league: MarginLeague,
  { season, calls }: Pick<SeasonWalk, 'season' | 'calls'>,
): string[] {
  const byScores = calls.filter(({ which }) => which === 'score').length;
  const notes: string[] = [];
  if (byScores > 0) {
    const all = byScores === calls.length;
    notes.push(
      `${season}: ${all ? 'the' : `in ${byScores} of ${calls.length} games the`} results-only filter spoke: recent results had too few closing lines`,
    );
  }
  if (league === 'MLB') {
    notes.push(
      `${season}: the file marks no extra innings; their simulated share cannot be checked`,
    );
  }
  return notes;
}
