import type { RaceOrigin } from '#domain/events/origin.ts';
import { rounded } from '../rounded.ts';
import type { CarFigures } from './raceInputs.ts';
import { relativeToField } from './ratings.ts';
import { retirementChance } from './retirement.ts';
import { forSprint } from './sprint.ts';
import { strengthOf } from './strength.ts';

/** Largest SD of a strength: beyond it nothing is known anyway. The models take up to 100. */
const WIDEST = 20;

/** The figures of each car that follow from what is known of the field. */
export function carFigures({
  cars,
  weights,
  retirement,
  poleScale,
  sprint,
}: RaceOrigin): CarFigures[] {
  const forecasts = relativeToField(cars);
  return cars.flatMap(({ slot: [value, variance], given }, at) => {
    const forecast = forecasts[at];
    if (!forecast) return [];
    const { mean, sd } = strengthOf(weights, forecast, { value, variance });
    const figures = {
      strength: mean + given,
      strengthSd: Math.min(WIDEST, sd),
      retirement: retirementChance(retirement, forecast.retirement, forecast.race.mean),
      qualifying: poleScale * forecast.qualifying.mean,
    };
    return [sprint ? forSprint(figures) : figures];
  });
}

/** The same as published, of four digits. */
export const tidyFigures = (figures: CarFigures): CarFigures => ({
  strength: rounded(figures.strength, 4),
  strengthSd: rounded(figures.strengthSd, 4),
  retirement: rounded(figures.retirement, 4),
  qualifying: rounded(figures.qualifying, 4),
});
