import { clamp } from '#domain/numbers/numbers.ts';
import type { LogRates } from '../../soccer/invert.ts';
import type { RatedResult } from '../game.ts';
import { closingRates } from './evidence.ts';
import { forecastGoals, lateFactor } from './forecast.ts';
import { type GoalSituation, gameSituation } from './stakes.ts';
import { goalTeamOf } from './state.ts';
import { GOAL_FILTERS, type GoalFilter } from './types.ts';
import { AWAY_RATE, HOME_RATE, observeView, PRODUCT, RATIO } from './view.ts';
import type { GoalsInWork, GoalTeamInWork } from './work.ts';

/**
 * The goals filter of soccer: both sides' log scoring rates are sums of the league's level, home advantage and the
 * clubs' strengths and tempos (types.ts), which move from day to day and from season to season (state.ts). A
 * closing line is a precise reading of the log ratio and log product of the rates; goals are a noisy one of each rate,
 * linearised (an extended Kalman step). The filter of results alone reads no line.
 * Sources: Rue and Salvesen (2000), "Prediction and retrospective analysis of soccer matches in a league", The
 * Statistician 49(3) (attack and defence that move in time); Koopman and Lit (2015), "A dynamic bivariate Poisson model
 * for analysing and forecasting match results in the English Premier League", JRSS A 178(1); Fahrmeir (1992),
 * "Posterior mode estimation by extended Kalman filtering for multivariate dynamic generalized linear models", JASA
 * 87(418); Wunderlich and Memmert (2018), "The Betting Odds Rating System", PLOS ONE 13(6) (learning from past odds).
 * Units: logarithms of goals in ninety minutes, variances in their square. Limits: no line-ups, cards or shots; each
 * rating's error counts as independent of the others'.
 */

/** Weight of the newest result in `lineShare`: about the last fifty results count. */
const SHARE_PACE = 0.02;

/** What a finished game shows besides its goals, whatever the parameters are. */
interface GoalEvidence {
  /** Closing prices as log scoring rates. */
  readonly line: LogRates | undefined;
  readonly situation: GoalSituation;
}

const evidenceOf = (
  state: GoalsInWork,
  home: GoalTeamInWork,
  away: GoalTeamInWork,
  result: RatedResult,
): GoalEvidence => ({
  line: closingRates(result.closing),
  situation: gameSituation(state, home, away),
});

/** Folds one finished game into a state that stands at its season and day. */
export function learnGoals(state: GoalsInWork, result: RatedResult): void {
  const home = goalTeamOf(state, result.homeKey);
  const away = goalTeamOf(state, result.awayKey);
  const evidence = evidenceOf(state, home, away, result);
  for (const filter of GOAL_FILTERS) learnFilter(state, filter, home, away, result, evidence);
  countGoalGame(state, home, away, result, evidence.line !== undefined);
}

/** One filter learns the closing line, if it reads lines, and then the goals. */
export function learnFilter(
  state: GoalsInWork,
  filter: GoalFilter,
  home: GoalTeamInWork,
  away: GoalTeamInWork,
  result: RatedResult,
  evidence: GoalEvidence,
): void {
  if (evidence.line)
    learnLine(state, filter, home, away, result, evidence.line, evidence.situation);
  learnScore(state, filter, home, away, result, evidence.situation);
}

function learnLine(
  state: GoalsInWork,
  filter: GoalFilter,
  home: GoalTeamInWork,
  away: GoalTeamInWork,
  { neutralSite }: RatedResult,
  line: LogRates,
  situation: GoalSituation,
): void {
  const params = state.params[filter];
  if (!params.line) return;
  const level = state[filter];
  const [one, other] = [home[filter], away[filter]];
  const said = forecastGoals(params, level, one, other, situation, neutralSite);
  const { ratioVariance, productVariance, productBias, lateNoise } = params.line;
  const factor = lateFactor(lateNoise, situation.lateness);
  const ratioGap = line.home - line.away - (said.homeLog - said.awayLog);
  const productGap = line.home + line.away - productBias - (said.homeLog + said.awayLog);
  observeView(RATIO, level, one, other, neutralSite, ratioGap, ratioVariance * factor);
  observeView(PRODUCT, level, one, other, neutralSite, productGap, productVariance * factor);
}

/** Each side's goals as a noisy reading of its log rate: (goals − λ) ÷ λ, cut to [−1, 3]. */
function learnScore(
  state: GoalsInWork,
  filter: GoalFilter,
  home: GoalTeamInWork,
  away: GoalTeamInWork,
  { homeScore, awayScore, neutralSite }: RatedResult,
  situation: GoalSituation,
): void {
  const params = state.params[filter];
  const level = state[filter];
  const [one, other] = [home[filter], away[filter]];
  const said = forecastGoals(params, level, one, other, situation, neutralSite);
  const homeRate = Math.exp(said.homeLog);
  const awayRate = Math.exp(said.awayLog);
  const noise = params.goalVariance;
  const homeGap = goalGap(homeScore, homeRate);
  const awayGap = goalGap(awayScore, awayRate);
  observeView(HOME_RATE, level, one, other, neutralSite, homeGap, noise / homeRate);
  observeView(AWAY_RATE, level, one, other, neutralSite, awayGap, noise / awayRate);
}

const goalGap = (goals: number, rate: number): number => clamp((goals - rate) / rate, -1, 3);

/** Counts a finished game into both sides' season and into the share of results with lines. */
export function countGoalGame(
  state: GoalsInWork,
  home: GoalTeamInWork,
  away: GoalTeamInWork,
  { homeScore, awayScore }: RatedResult,
  lined: boolean,
): void {
  home.seasonPoints += pointsOf(homeScore - awayScore);
  away.seasonPoints += pointsOf(awayScore - homeScore);
  for (const team of [home, away]) {
    team.games += 1;
    team.seasonGames += 1;
  }
  state.lineShare += SHARE_PACE * ((lined ? 1 : 0) - state.lineShare);
}

const pointsOf = (margin: number): number => (margin > 0 ? 3 : margin === 0 ? 1 : 0);
