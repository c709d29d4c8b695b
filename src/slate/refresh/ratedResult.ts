import type { RatedResult } from '#engine/index.ts';
import type { ResultRow, StoredClosing } from './store/results.ts';
import { whoPlayed } from './whoPlays.ts';

function closingOf(row: StoredClosing): NonNullable<RatedResult['closing']> {
  return {
    ...(row.moneyline_home !== null && { homeMoneyline: row.moneyline_home }),
    ...(row.moneyline_away !== null && { awayMoneyline: row.moneyline_away }),
    ...(row.moneyline_draw !== null && { drawMoneyline: row.moneyline_draw }),
    ...(row.spread_line !== null && { spread: row.spread_line }),
    ...(row.total_line !== null && { total: row.total_line }),
    ...(row.total_over !== null && { overPrice: row.total_over }),
    ...(row.total_under !== null && { underPrice: row.total_under }),
  };
}

/** Stored results in the form the ratings learn from; those against a side without a rating key are skipped. */
export const ratedResults = (rows: readonly ResultRow[]): readonly RatedResult[] =>
  rows.flatMap((row) => {
    const { home_key: homeKey, away_key: awayKey } = row;
    return homeKey === null || awayKey === null ? [] : [ratedResult(row, homeKey, awayKey)];
  });

const ratedResult = (row: ResultRow, homeKey: string, awayKey: string): RatedResult => ({
  league: row.league,
  season: row.season,
  date: row.game_time,
  homeKey,
  awayKey,
  homeScore: row.home_score,
  awayScore: row.away_score,
  neutralSite: row.neutral_site,
  postseason: row.postseason,
  ...whoPlayed(row),
  ...(row.closing && { closing: closingOf(row.closing) }),
});
