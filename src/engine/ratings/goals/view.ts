import type { LevelInWork, RatingInWork } from './work.ts';

/** How an observed number depends on the league's two levels and the two clubs' ratings. */
interface GoalView {
  readonly base: number;
  /** Of home advantage; left out at a neutral site. */
  readonly home: number;
  /** Weight of the home side's strength; the away side's has the same size and the opposite sign. */
  readonly strength: number;
  /** Of both sides' tempo. */
  readonly tempo: number;
}

/** ln(home rate ÷ away rate), ln(home rate · away rate), and either side's log rate. */
export const RATIO: GoalView = { base: 0, home: 2, strength: 1, tempo: 0 };
export const PRODUCT: GoalView = { base: 2, home: 0, strength: 0, tempo: 1 };
export const HOME_RATE: GoalView = { base: 1, home: 1, strength: 0.5, tempo: 0.5 };
export const AWAY_RATE: GoalView = { base: 1, home: -1, strength: -0.5, tempo: 0.5 };

/**
 * One Kalman step with diagonal variances on the quantity of a view. (Kalman, 1960, "A new approach to linear filtering and
 * prediction problems"; covariances are dropped, which strength and tempo keep small.)
 * @param gap observed − forecast
 * @param noise variance of the observation, above 0
 */
export function observeView(
  view: GoalView,
  level: LevelInWork,
  home: RatingInWork,
  away: RatingInWork,
  neutralSite: boolean,
  gap: number,
  noise: number,
): void {
  const { base, strength, tempo } = view;
  const site = neutralSite ? 0 : view.home;
  const spread =
    noise +
    base * base * level.baseVar +
    site * site * level.homeVar +
    strength * strength * (home.strengthVar + away.strengthVar) +
    tempo * tempo * (home.tempoVar + away.tempoVar);
  const baseGain = (base * level.baseVar) / spread;
  const siteGain = (site * level.homeVar) / spread;
  level.base += baseGain * gap;
  level.baseVar -= baseGain * base * level.baseVar;
  level.home += siteGain * gap;
  level.homeVar -= siteGain * site * level.homeVar;
  pull(home, strength / spread, tempo / spread, gap, view);
  pull(away, -strength / spread, tempo / spread, gap, view);
}

function pull(
  rating: RatingInWork,
  strength: number,
  tempo: number,
  gap: number,
  view: GoalView,
): void {
  const strengthGain = strength * rating.strengthVar;
  const tempoGain = tempo * rating.tempoVar;
  rating.strength += strengthGain * gap;
  rating.strengthVar -= Math.abs(strengthGain * view.strength) * rating.strengthVar;
  rating.tempo += tempoGain * gap;
  rating.tempoVar -= tempoGain * view.tempo * rating.tempoVar;
}
