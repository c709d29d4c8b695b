import type { Situation } from '#domain/leagues/situation.ts';
import type { PreseasonParams } from './preseason.ts';
import type { StarterParams } from './starters/params.ts';

/** Constants of one margin filter. Points; variances are points². */
export interface FilterParams {
  /** Variance a team gains a day, for at most 14 days between league days. */
  readonly drift: number;
  /** Share of the distance from the league's mean that survives the off-season. */
  readonly carry: number;
  /** Variance a team gains in an off-season. */
  readonly offseason: number;
  /** SD of a closing line around the true difference. */
  readonly lineSd: number;
  /** Share of the surprise (score − line) that each team keeps. */
  readonly surprise: number;
  /** Extra share early in the season: surprise × (1 + early · ½^(games ÷ earlyGames)). */
  readonly early: number;
  readonly earlyGames: number;
  /** Surprises beyond this many score SDs are cut. */
  readonly clip: number;
  /** Variance the home advantage gains in an off-season. */
  readonly homeSeason: number;
  /** Weight of a team's own long-run level, as opposed to its group's mean, in the off-season's target. */
  readonly programWeight: number;
  /** Least weight of the newest season in the long-run level. */
  readonly programPace: number;
  /** Share of the line's residuals from five and ten games ago that returns with a rotation's slot; baseball. */
  readonly slot: number;
  /** Win probability = Φ(slope · μ ÷ √(scale² + v)). */
  readonly slope: number;
  /** Absent if no starters are rated. */
  readonly starters?: StarterParams | undefined;
  /** Weights of facts known before a season; absent if the fit had none. */
  readonly preseason?: PreseasonParams | undefined;
}

/** Constants of the filter for the sum of both scores. Points; variances are points². */
export interface TotalParams {
  /** Variance of a new team's addition to the total. */
  readonly prior: number;
  /** Variance it gains a day, for at most 14 days between league days. */
  readonly drift: number;
  /** Share of its distance from the league's mean that survives the off-season. */
  readonly carry: number;
  /** Variance it gains in an off-season. */
  readonly offseason: number;
  /** SD of a closing total, and of a score's total, around the expected one. */
  readonly lineSd: number;
  readonly scoreSd: number;
  /** Surprises of a score beyond this many of its SDs are cut. */
  readonly clip: number;
  /** The league's base before its first game: mean and variance. */
  readonly basePrior: number;
  readonly baseVariance: number;
  /** Variance the base gains a day and in an off-season: rules and style change. */
  readonly baseDrift: number;
  readonly baseOffseason: number;
  /** Variance of a new park's addition (0: parks are not rated), and its gain in an off-season. Baseball. */
  readonly parkVariance: number;
  readonly parkOffseason: number;
  /** Mean of score − forecast: closing totals are closer to the median than to the mean. Estimated by the fit. */
  readonly bias: number;
  /**
   * Weight of a score's squared surprise in the running spread; absent: the spread is constant. For leagues without closing
   * totals, whose scoring changes before a new fit.
   */
  readonly spreadPace?: number | undefined;
  /** Starters who move the total; absent if none do. */
  readonly starters?: StarterParams | undefined;
}

/** Points that one unit of a circumstance adds to the home side's margin; 0 if absent. */
export type SituationParams = Readonly<Partial<Record<Situation, number>>>;

export interface MarginParams {
  /** Points per unit of Φ⁻¹(fair home probability): how moneylines are read as margins. */
  readonly scale: number;
  /** SD of a game's margin around μ. */
  readonly scoreSd: number;
  /** Variance of a new team. */
  readonly prior: number;
  /** How far below the league's mean a team of a lower division starts. */
  readonly lowerDivision: number;
  /** Whether every covariance is kept, or only the variances. */
  readonly full: boolean;
  readonly homePrior: number;
  readonly homeVariance: number;
  /** Null if no season has closing lines. */
  readonly line: FilterParams | null;
  readonly score: FilterParams;
  readonly total: TotalParams;
  readonly situation: SituationParams;
  /** Variance due to one side's injury list when it was not read; absent if absences are not rated. */
  readonly unreadVariance?: number;
}
