import { GRAND_PRIX_POINTS } from '#engine/racing/scoring.ts';
import { nelderMead } from '../../fit/nelderMead.ts';
import { places, type Runner } from '../../fit/racing/places.ts';
import type { FileRace } from '../../fit/racing/racesOf.ts';
import { walkForward } from '../../fit/walkForward.ts';
import { normalised, type RaceChances } from './chances.ts';

/** Races after which a driver's points count half. */
const HALF_LIFE = 8;
const SEARCH = { steps: [0.3], most: 30, tolerance: 1e-5 };

/** Every entrant's recent points per race, before each race: like season standings, but fading slowly. */
export function recentPoints(races: readonly FileRace[]): number[][] {
  const keep = 2 ** (-1 / HALF_LIFE);
  const form = new Map<string, { points: number; starts: number }>();
  const of = (driver: string) => form.get(driver) ?? { points: 0, starts: 0 };
  return walkForward(races, {
    ask: ({ entrants }) =>
      entrants.map(({ driver }) => of(driver).points / (of(driver).starts + 1)),
    learn({ entrants }) {
      for (const { driver, place } of entrants) {
        const points = of(driver).points * keep + (GRAND_PRIX_POINTS[place - 1] ?? 0);
        form.set(driver, { points, starts: of(driver).starts * keep + 1 });
      }
    },
  });
}

/** Baseline "points model": strength is a multiple of the logarithm of recent points; the multiple is fitted by likelihood. */
export function fitPointsModel(races: readonly FileRace[], form: readonly number[][]): number {
  const loss = ([slope = 0]: readonly number[]): number => {
    let sum = 0;
    for (const [index, { entrants }] of races.entries()) {
      const winner = entrants.findIndex(({ place }) => place === 1);
      const { win } = places(runners(form[index] ?? [], slope));
      sum -= Math.log(Math.max(1e-4, win[winner] ?? 0));
    }
    return sum / Math.max(1, races.length);
  };
  return nelderMead(loss, [1], SEARCH).at[0] ?? 1;
}

/** The points model's chances for a race. */
export function pointsChances(form: readonly number[], slope: number): RaceChances {
  const { win, top3, top10 } = places(runners(form, slope));
  const five = [...top3].map((chance, index) => (chance + (top10[index] ?? 0)) / 2);
  return {
    win: normalised([...win], 1),
    top3: normalised([...top3], 3),
    top5: normalised(five, 5),
    top10: normalised([...top10], 10),
  };
}

const runners = (form: readonly number[], slope: number): Runner[] =>
  form.map((points) => ({ mean: slope * Math.log(points + 0.5), sd: 1, retirement: 0 }));
