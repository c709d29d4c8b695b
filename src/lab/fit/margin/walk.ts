import type { MarginLeague } from '#domain/leagues/index.ts';
import {
  type MarginForecast,
  type TotalForecast,
  trustedFilter,
} from '#engine/ratings/margin/forecast.ts';
import type { MarginParams } from '#engine/ratings/margin/params.ts';
import {
  type MarginFilterName,
  type MarginInWork,
  newFilters,
} from '#engine/ratings/margin/state.ts';
import { marginWinProbability } from '#engine/ratings/margin/winProbability.ts';
import type { FileGame } from '../row.ts';
import type { KnownAttendance } from './absences/attendance.ts';
import { type MarginSaid, runMargin, runTotal } from './runs.ts';
import { marginSchedule } from './schedule.ts';

/** The forecasts of the league's filters for a game, made before learning from its day. */
export interface MarginCall {
  readonly game: FileGame;
  /** The filter in charge, chosen by the share of recent results with lines. */
  readonly which: MarginFilterName;
  /** Its expected margin, and the expected total with its bias added. */
  readonly margin: MarginForecast;
  readonly total: TotalForecast;
  /** P(home wins), a tie counting half: by the filter in charge, and by the scores' filter. */
  readonly win: number;
  readonly scoreWin: number;
  /** Expected margin by the closing line; NaN if there is none. */
  readonly line: number;
}

interface Walk {
  readonly calls: readonly MarginCall[];
  /** The ratings after the last day, without shapes. */
  readonly state: MarginInWork;
}

/**
 * Walks all games, in order of date, with the given parameters.
 * @param known which absences the forecasts know, if the files tell who played
 */
export function walkMargin(
  league: MarginLeague,
  params: MarginParams,
  games: readonly FileGame[],
  known: KnownAttendance = 'listed',
): Walk {
  const { days, games: count, roster } = marginSchedule(league, params.scale, games, known);
  const filters = newFilters(league, params);
  const score = runMargin(filters.score, days, count);
  const line = filters.line ? runMargin(filters.line, days, count) : score;
  const total = runTotal(filters.total, days, count);
  const calls: MarginCall[] = [];
  for (const { games: today, fixtures, lineShare } of days) {
    const which = trustedFilter({ params, lineShare });
    for (const [index, game] of today.entries()) {
      const at = calls.length;
      const own = forecastAt(which === 'line' ? line : score, at);
      const sum = forecastAt(total, at);
      calls.push({
        game,
        which,
        margin: own,
        total: {
          ...sum,
          mean: sum.mean + params.total.bias,
          spread: total.spread[at] ?? 1,
        },
        win: marginWinProbability(params.scale, (params[which] ?? params.score).slope, own),
        scoreWin: marginWinProbability(params.scale, params.score.slope, forecastAt(score, at)),
        line: fixtures[index]?.line ?? Number.NaN,
      });
    }
  }
  return { calls, state: { league, params, shapes: {}, roster, ...filters } };
}

const forecastAt = ({ mean, variance }: MarginSaid, at: number): MarginForecast => ({
  mean: mean[at] ?? 0,
  variance: variance[at] ?? 0,
});
