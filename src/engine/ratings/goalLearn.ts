import { fairPrices } from '#domain/fairMoneyline.ts';
import { ratesOf } from '../soccer/invert.ts';
import { fairMoneyline } from './closing.ts';
import type { Closing, RatedResult } from './game.ts';
import { forecastGoals } from './goalForecast.ts';
import { type GoalsInWork, type GoalTeamInWork, goalTeamOf } from './goalState.ts';
import { type Cell, kalmanStep } from './kalman.ts';

/** Dependence of low scores that bookmakers' prices are read with. */
const MARKET_RHO = -0.05;

/** Folds one finished game into a state that stands at its season and day. */
export function learnGoals(state: GoalsInWork, result: RatedResult): void {
  const home = goalTeamOf(state, result.homeKey);
  const away = goalTeamOf(state, result.awayKey);
  learnLine(state, home, away, result);
  learnScore(state, home, away, result);
  home.games += 1;
  away.games += 1;
}

/** Closing prices as log scoring rates: 1X2 with over/under 2.5 where priced, else with the draw. */
export function closingRates(closing: Closing | undefined) {
  const fair = fairMoneyline(closing);
  if (fair?.length !== 3) return undefined;
  const [home = Number.NaN, away = Number.NaN, draw = Number.NaN] = fair;
  const over = overProbability(closing);
  return ratesOf(home, away, over === undefined ? { draw } : { over }, MARKET_RHO);
}

function overProbability(closing: Closing | undefined): number | undefined {
  if (closing?.overPrice === undefined || closing.underPrice === undefined) return undefined;
  if (closing.total !== 2.5) return undefined;
  return fairPrices([closing.overPrice, closing.underPrice])?.[0];
}

function learnLine(
  state: GoalsInWork,
  home: GoalTeamInWork,
  away: GoalTeamInWork,
  result: RatedResult,
): void {
  const line = closingRates(result.closing);
  if (!line) return;
  const { ratioVariance, productVariance } = state.params;
  const site = result.neutralSite ? 0 : 2;
  const before = forecastGoals(state, home, away, result.neutralSite);
  const ratioGap = line.home - line.away - (before.homeLog - before.awayLog);
  kalmanStep(
    [
      homeCell(state, site),
      attackCell(home, 1),
      defenceCell(away, -1),
      attackCell(away, -1),
      defenceCell(home, 1),
    ],
    ratioGap,
    ratioVariance,
  );
  const after = forecastGoals(state, home, away, result.neutralSite);
  const productGap = line.home + line.away - (after.homeLog + after.awayLog);
  kalmanStep(
    [
      baseCell(state, 2),
      attackCell(home, 1),
      defenceCell(away, -1),
      attackCell(away, 1),
      defenceCell(home, -1),
    ],
    productGap,
    productVariance,
  );
}

/** Each side's goals as a noisy reading of its log rate: (goals − λ) ÷ λ, cut to [−1, 3], variance 1 ÷ λ. */
function learnScore(
  state: GoalsInWork,
  home: GoalTeamInWork,
  away: GoalTeamInWork,
  result: RatedResult,
): void {
  const forecast = forecastGoals(state, home, away, result.neutralSite);
  const site = result.neutralSite ? 0 : 1;
  const homeRate = Math.exp(forecast.homeLog);
  const awayRate = Math.exp(forecast.awayLog);
  kalmanStep(
    [baseCell(state, 1), homeCell(state, site), attackCell(home, 1), defenceCell(away, -1)],
    goalGap(result.homeScore, homeRate),
    1 / homeRate,
  );
  kalmanStep(
    [baseCell(state, 1), homeCell(state, -site), attackCell(away, 1), defenceCell(home, -1)],
    goalGap(result.awayScore, awayRate),
    1 / awayRate,
  );
}

const goalGap = (goals: number, rate: number): number =>
  Math.max(-1, Math.min(3, (goals - rate) / rate));

const baseCell = (state: GoalsInWork, weight: number): Cell => ({
  weight,
  variance: state.baseVar,
  move(by, varianceBy) {
    state.base += by;
    state.baseVar += varianceBy;
  },
});

const homeCell = (state: GoalsInWork, weight: number): Cell => ({
  weight,
  variance: state.homeVar,
  move(by, varianceBy) {
    state.home += by;
    state.homeVar += varianceBy;
  },
});

const attackCell = (team: GoalTeamInWork, weight: number): Cell => ({
  weight,
  variance: team.attackVar,
  move(by, varianceBy) {
    team.attack += by;
    team.attackVar += varianceBy;
  },
});

const defenceCell = (team: GoalTeamInWork, weight: number): Cell => ({
  weight,
  variance: team.defenceVar,
  move(by, varianceBy) {
    team.defence += by;
    team.defenceVar += varianceBy;
  },
});
