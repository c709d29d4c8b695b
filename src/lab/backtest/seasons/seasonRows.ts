import type { SeasonRow } from '#domain/season/seasonRow.ts';
import type { FileGame } from '../../fit/row.ts';

/** How a file says that a game was decided beyond regulation. */
const EXTRA = { SO: 2, OT: 1 } as const;

/**
 * A file's game as a row of the season's schedule. A game that had to be postponed stands on the day on which it was played: the
 * files do not know the first date.
 * @param day the morning of the forecast: results of earlier days alone are known; absent: all
 */
export function seasonRow(game: FileGame, day?: string): SeasonRow {
  const { homeKey, awayKey, date, neutralSite, homeScore, awayScore, overtime } = game;
  const known = day === undefined || date < day;
  const extra = overtime === undefined ? 0 : overtime === 'SO' ? EXTRA.SO : EXTRA.OT;
  return {
    homeKey,
    awayKey,
    day: date,
    neutral: neutralSite,
    ...(known && { final: { home: homeScore, away: awayScore, extra } }),
  };
}
