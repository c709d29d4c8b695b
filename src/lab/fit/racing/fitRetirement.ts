import type { RetirementParams } from '#engine/racing/retirement.ts';
import { retirementChance } from '#engine/racing/retirement.ts';
import { nelderMead } from '../nelderMead.ts';
import type { ForecastRace } from './walkCars.ts';

const START = [0, 1, 0.5, 0.2, -0.2];
const SEARCH = { steps: [0.2, 0.2, 0.2, 0.2, 0.2], most: 250, tolerance: 1e-6 };

const paramsAt = (at: readonly number[]): RetirementParams => ({
  constant: at[0] ?? 0,
  type: at[1] ?? 0,
  team: at[2] ?? 0,
  driver: at[3] ?? 0,
  pace: at[4] ?? 0,
});

/** Weights of the retirement signs: logistic regression by maximum likelihood. */
export function fitRetirement(walked: readonly ForecastRace[]): RetirementParams {
  const cars = walked.flatMap(({ race, forecasts }) =>
    race.entrants.flatMap(({ finish }, index) => {
      const forecast = forecasts[index];
      return forecast ? [{ forecast, retired: finish === undefined }] : [];
    }),
  );
  const loss = (at: readonly number[]): number => {
    const params = paramsAt(at);
    let sum = 0;
    for (const { forecast, retired } of cars) {
      const chance = retirementChance(params, forecast.retirement, forecast.race.mean);
      sum -= Math.log(retired ? chance : 1 - chance);
    }
    return sum / cars.length;
  };
  return paramsAt(nelderMead(loss, START, SEARCH).at);
}
