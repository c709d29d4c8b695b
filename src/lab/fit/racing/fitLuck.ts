import { clamp, meanOrZero, sum } from '#domain/numbers/numbers.ts';
import {
  qualifyingScores,
  type RacingLeague,
  raceScores,
  type Weights,
} from '#engine/racing/ratings.ts';
import { raceStrengths } from '#engine/racing/strength.ts';
import type { ForecastRace } from './walkCars.ts';

/** The part of a finisher's normal score that strength does not explain. */
interface Residual {
  readonly race: number;
  readonly qualifying: number | undefined;
  readonly team: string;
}

type KindWeights = Readonly<Record<string, Weights>>;

/**
 * SD of the luck that a team's cars share, of a total SD of 1: its square is the correlation of teammates' residuals
 * given the grid. At most 0.7.
 */
export function fitTeamSd(
  league: RacingLeague,
  walked: readonly ForecastRace[],
  after: KindWeights,
): number {
  let [shared, pairs, all, count] = [0, 0, 0, 0];
  for (const one of walked) {
    const residuals = residualsOf(league, one, after, true);
    for (const [index, { race, team }] of residuals.entries()) {
      all += race * race;
      count += 1;
      for (const mate of residuals.slice(index + 1)) {
        if (mate.team !== team) continue;
        shared += race * mate.race;
        pairs += 1;
      }
    }
  }
  const correlation = shared / Math.max(1, pairs) / (all / Math.max(1, count));
  return Math.min(0.7, Math.sqrt(Math.max(0, correlation)));
}

/** Correlation of the ratings' residuals in qualifying and in the race, 0 to 0.9. */
export function fitGridPull(
  league: RacingLeague,
  walked: readonly ForecastRace[],
  before: KindWeights,
): number {
  let [both, race, qualifying] = [0, 0, 0];
  for (const one of walked) {
    for (const residual of residualsOf(league, one, before, false)) {
      if (residual.qualifying === undefined) continue;
      both += residual.race * residual.qualifying;
      race += residual.race ** 2;
      qualifying += residual.qualifying ** 2;
    }
  }
  return clamp(both / Math.sqrt(race * qualifying), 0, 0.9);
}

/** Residuals of the finishers' scores from the race's own regression on strength. */
function residualsOf(
  league: RacingLeague,
  { race, forecasts }: ForecastRace,
  weights: KindWeights,
  known: boolean,
): Residual[] {
  const params = { before: weights, after: weights };
  const strengths = raceStrengths(league, params, race.trackType, race.entrants, forecasts, known);
  const scores = raceScores(race);
  const qualified = qualifyingScores(race.entrants);
  const cars = race.entrants.flatMap(({ team }, index) => {
    const [score, strength, forecast] = [scores[index], strengths[index], forecasts[index]];
    if (score === undefined || !strength || !forecast) return [];
    const slot = qualified[index];
    const qualifying = slot === undefined ? undefined : slot - forecast.qualifying.mean;
    return [{ team, score, strength: strength.mean, qualifying }];
  });
  const centre = meanOrZero(cars.map(({ strength }) => strength));
  const spread = sum(cars.map(({ strength }) => (strength - centre) ** 2));
  const slope =
    sum(cars.map(({ strength, score }) => (strength - centre) * score)) / Math.max(1e-9, spread);
  return cars.map(({ team, score, strength, qualifying }) => ({
    team,
    race: score - slope * (strength - centre),
    qualifying,
  }));
}
