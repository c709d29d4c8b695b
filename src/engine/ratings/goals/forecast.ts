import { goalParts } from './goalParts.ts';
import type { GoalFilterParams } from './params.ts';
import type { GoalSituation } from './stakes.ts';
import type { GoalFilter, GoalLevel, GoalRating, GoalState } from './types.ts';

/** Logarithms of both sides' scoring rates (medians) and the variance of each. */
export interface GoalForecast {
  readonly homeLog: number;
  readonly awayLog: number;
  readonly variance: number;
}

/**
 * Both log rates of a game. Their variance is the ratings' own plus, if closing lines reveal it, the game's own share that
 * ratings cannot know.
 */
export function forecastGoals(
  params: GoalFilterParams,
  level: GoalLevel,
  home: GoalRating,
  away: GoalRating,
  situation: GoalSituation,
  neutralSite: boolean,
): GoalForecast {
  const parts = goalParts(params, level, home, away, situation, neutralSite);
  const lead = parts.lead.advantage + (parts.lead.home + parts.lead.away + parts.lead.stakes);
  const pace = parts.pace.league + (parts.pace.home + parts.pace.away + parts.pace.lateness);
  const ratings = home.strengthVar + away.strengthVar + home.tempoVar + away.tempoVar;
  return {
    homeLog: pace + lead,
    awayLog: pace - lead,
    variance: (ratings + gameVariance(params, situation)) / 4,
  };
}

/** Sum of the variances of this game's own log ratio and log product. */
function gameVariance({ line }: GoalFilterParams, { lateness }: GoalSituation): number {
  if (!line) return 0;
  return (line.ratioVariance + line.productVariance) * lateFactor(line.lateNoise, lateness);
}

/** How much noisier than usual a line is at this time of the season. */
export const lateFactor = (lateNoise: number, lateness: number): number => 1 + lateNoise * lateness;

/** Mean goals of a log-normal rate. */
export const meanGoals = (log: number, variance: number): number => Math.exp(log + variance / 2);

/**
 * Least share of recent results with a closing line for the line filter to be trusted. With every line of a season held back
 * (2015–2022), it was level with the results filter after 35 games of a league and worse from 60 on.
 */
const ENOUGH_LINES = 0.5;

/** The filter to predict with: a line filter without recent lines is worse than one that never saw any. */
export const trustedGoalFilter = (state: Pick<GoalState, 'lineShare'>): GoalFilter =>
  state.lineShare >= ENOUGH_LINES ? 'lines' : 'results';
