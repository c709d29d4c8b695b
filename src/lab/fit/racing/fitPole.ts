import { nelderMead } from '../nelderMead.ts';
import { places } from './places.ts';
import type { ForecastRace } from './walkCars.ts';

const SEARCH = { steps: [0.3], most: 30, tolerance: 1e-5 };

/** SD of luck in one qualifying session, per unit of qualifying pace: by maximum likelihood of the pole-sitters. */
export function fitPoleScale(walked: readonly ForecastRace[]): number {
  const races = walked.flatMap(({ race, forecasts }) => {
    const ranks = race.entrants.map(
      ({ qualified, grid }) => qualified ?? grid ?? Number.POSITIVE_INFINITY,
    );
    const first = ranks.indexOf(Math.min(...ranks));
    return first < 0 ? [] : [{ first, means: forecasts.map(({ qualifying }) => qualifying.mean) }];
  });
  const loss = ([scale = 1]: readonly number[]): number => {
    let sum = 0;
    for (const { first, means } of races) {
      const { win } = places(means.map((mean) => ({ mean: scale * mean, sd: 1, retirement: 0 })));
      sum -= Math.log(Math.max(1e-4, win[first] ?? 0));
    }
    return sum / Math.max(1, races.length);
  };
  return nelderMead(loss, [2], SEARCH).at[0] ?? 1;
}
