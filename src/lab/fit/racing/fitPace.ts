import { logistic } from '#domain/numbers/logOdds.ts';
import { emptyPace, type PaceParams } from '#engine/racing/pace.ts';
import { learnPace } from '#engine/racing/paceLearn.ts';
import { advancePace } from '#engine/racing/paceTime.ts';
import { nelderMead } from '../nelderMead.ts';
import type { FileRace } from './racesOf.ts';

/** Normal scores of one kind of pace, one per entrant. */
type ScoresOf = (race: FileRace) => readonly (number | undefined)[];

/** Number of first seasons that only warm the ratings up. */
export const RACING_WARM_UP = 2;

/** Prior means of newcomers (they start behind), and the prior's SD. */
const NEWCOMER = { driver: -0.2, team: -0.4, sd: 0.3 };

/** Variances are searched as logarithms, teamKeep as log odds, newcomers' means unchanged. */
const START = [0.05, 0.1, 0.01, 0.01, 0.05, 1e-4, 0.4].map(Math.log);
/** SD of the prior on each logarithm, around its start: matters only if races are few. */
const PRIOR_SD = 1.5;
const STEPS = [0.5, 0.5, 1, 0.5, 0.5, 1, 0.2, 1, 0.2, 0.2];
const MOST_EVALUATIONS = 600;
const TOLERANCE = 1e-6;

/**
 * Constants of one filter: maximum likelihood of each race's normal scores given the races before (prediction error
 * decomposition: Schweppe (1965), IEEE Trans. Inf. Theory 11(1)), with a normal prior on the means of newcomers,
 * because a series has few newcomers.
 */
export function fitPace(races: readonly FileRace[], scoresOf: ScoresOf): PaceParams {
  const scores = races.map(scoresOf);
  const best = nelderMead(
    (at) => paceLoss(races, scores, paramsAt(at), priorLoss(at)),
    [...START, 2, NEWCOMER.driver, NEWCOMER.team],
    { steps: STEPS, most: MOST_EVALUATIONS, tolerance: TOLERANCE },
  );
  return paramsAt(best.at);
}

function paramsAt(at: readonly number[]): PaceParams {
  const positive = (index: number): number => Math.exp(at[index] ?? Number.NaN);
  return {
    driverVariance: positive(0),
    teamVariance: positive(1),
    typeVariance: positive(2),
    driverSeason: positive(3),
    teamSeason: positive(4),
    teamDay: positive(5),
    noise: positive(6),
    teamKeep: logistic(at[7] ?? 0),
    newDriver: at[8] ?? 0,
    newTeam: at[9] ?? 0,
  };
}

/** Minus the logarithm of the prior's density, without its constant. */
function priorLoss(at: readonly number[]): number {
  const newcomers = [(at[8] ?? 0) - NEWCOMER.driver, (at[9] ?? 0) - NEWCOMER.team];
  const offs = START.map((start, index) => ((at[index] ?? start) - start) / PRIOR_SD);
  return [...newcomers.map((gap) => gap / NEWCOMER.sd), ...offs].reduce(
    (sum, off) => sum + (off * off) / 2,
    0,
  );
}

/** Mean minus log likelihood of a score after the warm-up, prior included. */
function paceLoss(
  races: readonly FileRace[],
  scores: readonly (readonly (number | undefined)[])[],
  params: PaceParams,
  prior: number,
): number {
  const from = (races[0]?.season ?? 0) + RACING_WARM_UP;
  const pace = emptyPace();
  let [surprise, count] = [0, 0];
  for (const [index, race] of races.entries()) {
    advancePace(pace, params, race.season, race.day);
    const learned = learnPace(pace, params, race, race.entrants, scores[index] ?? []);
    if (race.season < from) continue;
    surprise += learned.surprise;
    count += learned.count;
  }
  return (surprise + prior) / Math.max(1, count);
}
