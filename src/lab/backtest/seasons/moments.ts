/** When forecasts of a season are made. */
export const SEASON_MOMENTS = ['start', 'quarter', 'half', 'three quarters', 'last week'] as const;
export type SeasonMoment = (typeof SEASON_MOMENTS)[number];

/** Share of the regular season's games played at a moment. */
const SHARES = { start: 0, quarter: 0.25, half: 0.5, 'three quarters': 0.75 } as const;

const DAY_MS = 86_400_000;
const LAST_DAYS = 7;

/**
 * The mornings on which a regular season's forecasts are made: the first on which a moment's share of the games is over, and the
 * one before the last seven days with games. Games of the morning's own day are still to be played.
 * @param dates of all its games, YYYY-MM-DD, ascending
 */
export function morningsOf(dates: readonly string[]): ReadonlyMap<SeasonMoment, string> {
  const mornings = new Map<SeasonMoment, string>();
  const last = Date.parse(dates.at(-1) ?? '');
  if (Number.isNaN(last)) return mornings;
  for (const moment of SEASON_MOMENTS) {
    if (moment === 'last week') {
      mornings.set(moment, new Date(last - (LAST_DAYS - 1) * DAY_MS).toISOString().slice(0, 10));
      continue;
    }
    const over = Math.ceil(SHARES[moment] * dates.length);
    const latest = over === 0 ? '' : (dates[over - 1] ?? '');
    mornings.set(moment, dates.find((date) => date > latest) ?? '');
  }
  return mornings;
}
