import { clamp } from '#domain/numbers/numbers.ts';
import type { RacingLeague, Weights } from '#engine/racing/ratings.ts';
import { type RetirementParams, retirementChance } from '#engine/racing/retirement.ts';
import { gridValues, strengthOf } from '#engine/racing/strength.ts';
import { places } from './places.ts';
import type { ForecastRace } from './walkCars.ts';

/** Weights below this are left out. */
const LEAST_WEIGHT = 0.02;
const LEAST_CHANCE = 1e-4;

/** A race's data for the loss, extracted from the ratings once. */
export interface Prepared {
  readonly trackType: string;
  readonly weight: number;
  readonly forecasts: ForecastRace['forecasts'];
  readonly slots: ReturnType<typeof gridValues>;
  readonly retirements: readonly number[];
  readonly places: readonly number[];
}

/** Races in the form for the loss. @param halfLife seasons after which a race counts half */
export function prepareRaces(
  league: RacingLeague,
  walked: readonly ForecastRace[],
  retirement: RetirementParams,
  halfLife: number,
): Prepared[] {
  const last = walked.at(-1)?.race.season ?? 0;
  return walked
    .map(({ race, forecasts }) => ({
      trackType: race.trackType,
      weight: 2 ** ((race.season - last) / halfLife),
      forecasts,
      slots: gridValues(league, race.entrants),
      retirements: forecasts.map((forecast) =>
        retirementChance(retirement, forecast.retirement, forecast.race.mean),
      ),
      places: race.entrants.map(({ place }) => place),
    }))
    .filter(({ weight }) => weight >= LEAST_WEIGHT);
}

/**
 * Weighted mean over cars of the summed log losses of winning and of finishing in the first 3 and 10: a composite
 * likelihood (Lindsay (1988), Contemporary Mathematics 80).
 */
export function compositeLoss(
  races: readonly Prepared[],
  weightsOf: (trackType: string) => Weights,
): number {
  let [sum, all] = [0, 0];
  for (const race of races) {
    const weights = weightsOf(race.trackType);
    const runners = race.forecasts.map((forecast, index) => {
      const slot = race.slots[index] ?? { value: 0, variance: 0 };
      const { mean, sd } = strengthOf(weights, forecast, slot);
      return { mean, sd: Math.sqrt(1 + sd * sd), retirement: race.retirements[index] ?? 0 };
    });
    const said = places(runners);
    for (const [index, place] of race.places.entries()) {
      sum +=
        race.weight *
        (logLoss(said.win[index], place === 1) +
          logLoss(said.top3[index], place <= 3) +
          logLoss(said.top10[index], place <= 10));
      all += race.weight;
    }
  }
  return sum / all;
}

function logLoss(chance: number | undefined, happened: boolean): number {
  const bounded = clamp(chance ?? 0, LEAST_CHANCE, 1 - LEAST_CHANCE);
  return -Math.log(happened ? bounded : 1 - bounded);
}
