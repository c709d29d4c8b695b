import { forecastTotal } from './marginForecast.ts';
import type { MarginInWork, TeamInWork } from './marginState.ts';
import type { Circumstances } from './situation.ts';

const clip = (value: number, limit: number): number => Math.max(-limit, Math.min(limit, value));

/** One Kalman step on score and line together, each weighted by its precision. */
export function learnTotal(
  state: MarginInWork,
  home: TeamInWork,
  away: TeamInWork,
  game: Circumstances,
  total: number,
  line: number | undefined,
): void {
  const params = state.params.total;
  const forecast = forecastTotal(state, home, away, game);
  const lineGap = line === undefined ? 0 : line - forecast.mean;
  const gap = lineGap + clip(total - forecast.mean - lineGap, params.clip * params.scoreSd);
  const scorePrecision = 1 / (params.scoreSd * params.scoreSd);
  const linePrecision = line === undefined ? 0 : 1 / (params.lineSd * params.lineSd);
  const precision = scorePrecision + linePrecision;
  const mixed = (gap * scorePrecision + lineGap * linePrecision) / precision;
  const shrink = 1 / (forecast.variance + 1 / precision);
  const update = (mean: number, variance: number) => ({
    mean: mean + variance * mixed * shrink,
    variance: variance - variance * variance * shrink,
  });
  ({ mean: home.total, variance: home.totalVar } = update(home.total, home.totalVar));
  ({ mean: away.total, variance: away.totalVar } = update(away.total, away.totalVar));
  ({ mean: state.baseTotal, variance: state.baseTotalVar } = update(
    state.baseTotal,
    state.baseTotalVar,
  ));
  if (game.neutralSite) return;
  ({ mean: home.park, variance: home.parkVar } = update(home.park, home.parkVar));
}
