/**
 * What a round of a double round robin is worth to both sides. Clubs with nothing left to win or lose lose more often than their
 * strength implies; the last rounds see more goals.
 * Sources: Goddard and Asimakopoulos (2004), "Forecasting football results and the efficiency of fixed-odds betting", Journal of
 * Forecasting 23(1) (games that matter to one side only); Lahvička (2015), "Using Monte Carlo simulation to calculate match
 * importance", Journal of Sports Economics 16(4) (importance as the change of a club's chances between winning and losing; here
 * by a normal approximation instead of a simulation).
 * Limits: only points decide; cups, play-off places and the remaining fixtures are unknown.
 */
import { FIGURES } from '#domain/leagues/index.ts';
import { normalCdf } from '../../rng/normalCdf.ts';
import type { GoalState } from './types.ts';
import type { GoalTeamInWork } from './work.ts';

/** How a season's table affects one game. */
export interface GoalSituation {
  /** The game's worth to the home side less its worth to the away side, about −2 to 2. */
  readonly stakes: number;
  /** 1 ÷ rounds left, counting this one: 1 in the last round; 0 if the rounds are unknown. */
  readonly lateness: number;
}

const NO_SITUATION: GoalSituation = { stakes: 0, lateness: 0 };

/** Mean and variance of the points of one game: 37 % wins, 26 % draws. */
const MEAN_POINTS = 1.37;
const POINTS_VARIANCE = 1.72;

/** Places just above a dividing line: champion, Champions League, Europe, staying up. */
const linesOf = (clubs: number): readonly number[] => [1, 4, 6, clubs - 3];

/**
 * The situation of a game from the table before it. Unknown in a first season without a full one before it, and in MLS, whose
 * table does not decide the play-offs.
 */
export function gameSituation(
  state: Pick<GoalState, 'league' | 'season' | 'clubsBefore' | 'teams'>,
  home: GoalTeamInWork,
  away: GoalTeamInWork,
): GoalSituation {
  const clubs = state.clubsBefore;
  if (!FIGURES[state.league].doubleRound || clubs < 10) return NO_SITUATION;
  const rounds = 2 * (clubs - 1);
  const table = projections(state, clubs, rounds);
  const worth = (team: GoalTeamInWork): number => {
    const left = Math.max(rounds - team.seasonGames, 1);
    const mine = projection(team, rounds);
    return linesOf(clubs).reduce((sum, line) => sum + importance(table, line, mine, left), 0);
  };
  const played = Math.max(home.seasonGames, away.seasonGames);
  return { stakes: worth(home) - worth(away), lateness: 1 / Math.max(rounds - played, 1) };
}

/** Final points if every remaining game brings the mean. */
const projection = (team: { seasonGames: number; seasonPoints: number }, rounds: number): number =>
  team.seasonPoints + MEAN_POINTS * (rounds - team.seasonGames);

/** All clubs' projections, best first; clubs not seen yet this season are average. */
function projections(
  state: Pick<GoalState, 'season' | 'teams'>,
  clubs: number,
  rounds: number,
): number[] {
  const all = Object.values(state.teams)
    .filter((team) => team.season === state.season)
    .map((team) => projection(team, rounds));
  while (all.length < clubs) all.push(MEAN_POINTS * rounds);
  return all.sort((one, other) => other - one);
}

/** Chance of finishing above a line after a win, less that after a defeat, against the nearest club on its other side. */
function importance(table: readonly number[], line: number, mine: number, left: number): number {
  const last = table[line - 1] ?? 0;
  const rival = mine >= last ? (table[line] ?? 0) : last;
  const gap = mine - rival - MEAN_POINTS;
  const sd = Math.sqrt(POINTS_VARIANCE * (2 * left - 1));
  return normalCdf((gap + 3) / sd) - normalCdf(gap / sd);
}
