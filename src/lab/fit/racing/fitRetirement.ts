import { type RetirementParams, retirementChance } from '#engine/racing/retirement.ts';
import { type Axes, plainAxis, searchAxes } from '../axes.ts';
import type { ForecastRace } from './walkCars.ts';

const AXES: Axes<keyof RetirementParams> = {
  constant: plainAxis(0, 0.2),
  type: plainAxis(1, 0.2),
  team: plainAxis(0.5, 0.2),
  driver: plainAxis(0.2, 0.2),
  pace: plainAxis(-0.2, 0.2),
};
const SEARCH = { most: 250, tolerance: 1e-6 };

/** Weights of the retirement signs: logistic regression by maximum likelihood. */
export function fitRetirement(walked: readonly ForecastRace[]): RetirementParams {
  const cars = walked.flatMap(({ race, forecasts }) =>
    race.entrants.flatMap(({ finish }, index) => {
      const forecast = forecasts[index];
      return forecast ? [{ forecast, retired: finish === undefined }] : [];
    }),
  );
  const loss = (params: RetirementParams): number => {
    let sum = 0;
    for (const { forecast, retired } of cars) {
      const chance = retirementChance(params, forecast.retirement, forecast.race.mean);
      sum -= Math.log(retired ? chance : 1 - chance);
    }
    return sum / cars.length;
  };
  return searchAxes(AXES, loss, SEARCH);
}
