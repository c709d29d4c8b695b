import { normalCdf } from '../rng/normalCdf.ts';
import { filterOf, type MarginInWork, type TeamInWork, type Which } from './marginState.ts';
import type { MarginState } from './marginTypes.ts';
import { type Circumstances, situationPoints } from './situation.ts';
import { slotPoints } from './slot.ts';

/** Expected home margin and its variance from the ratings' uncertainty; points, points². */
export interface Forecast {
  readonly mean: number;
  readonly variance: number;
}

export function forecastMargin(
  state: MarginInWork,
  which: Which,
  home: TeamInWork,
  away: TeamInWork,
  game: Circumstances,
): Forecast {
  const advantage = which === 'line' ? state.homeLine : state.homeScore;
  const advantageVar = which === 'line' ? state.homeLineVar : state.homeScoreVar;
  const atHome = game.neutralSite ? 0 : 1;
  const { slot } = filterOf(state.params, which);
  return {
    mean:
      home[which] -
      away[which] +
      atHome * advantage +
      situationPoints(state.params, game) +
      slotPoints(home, slot) -
      slotPoints(away, slot),
    variance: home[`${which}Var`] + away[`${which}Var`] + atHome * advantageVar,
  };
}

/** Expected total and its variance. */
export function forecastTotal(
  state: MarginInWork,
  home: TeamInWork,
  away: TeamInWork,
  game: Circumstances,
): Forecast {
  const park = game.neutralSite ? 0 : 1;
  return {
    mean: state.baseTotal + home.total + away.total + park * home.park,
    variance: state.baseTotalVar + home.totalVar + away.totalVar + park * home.parkVar,
  };
}

/** What is published as the expected total: the filter's forecast and its bias. */
export function expectTotal(
  state: MarginInWork,
  home: TeamInWork,
  away: TeamInWork,
  game: Circumstances,
): Forecast {
  const { mean, variance } = forecastTotal(state, home, away, game);
  return { mean: mean + state.params.total.bias, variance };
}

/** P(home wins), a tie counting half: Φ(slope · μ ÷ √(scale² + v)). */
export function winProbability(state: MarginInWork, which: Which, forecast: Forecast): number {
  const { scale } = state.params;
  const { slope } = filterOf(state.params, which);
  return normalCdf((slope * forecast.mean) / Math.sqrt(scale * scale + forecast.variance));
}

/** Least share of recent results with a closing line for the line filter to be trusted. */
const ENOUGH_LINES = 0.5;

/** The filter to predict with: a line filter starved of lines is worse than one that never saw any. */
export const trustedFilter = (state: Pick<MarginState, 'params' | 'lineShare'>): Which =>
  state.params.line !== null && state.lineShare >= ENOUGH_LINES ? 'line' : 'score';
