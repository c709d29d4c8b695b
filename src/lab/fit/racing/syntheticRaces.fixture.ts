import { sfc32, uniform } from '#engine/rng/generator.ts';
import { normal } from '#engine/rng/normal.ts';
import { type FileRaces, type RaceRow, racesOf } from './racesOf.ts';

const CARS = 10;
const RACES = 6;

/** Seasons 2010–2015 of six races with ten cars whose strength is their number: made-up rows of a result sheet. */
export function syntheticRaceRows(): RaceRow[] {
  const generator = sfc32(42);
  const rows: RaceRow[] = [];
  for (let season = 2010; season <= 2015; season++) {
    for (let round = 1; round <= RACES; round++) {
      const drawn = Array.from({ length: CARS }, (_, car) => ({
        car,
        retired: uniform(generator) < 0.1,
        qualifying: car / 4 + normal(generator),
        race: car / 4 + normal(generator),
      }));
      const grid = [...drawn].sort((one, other) => other.qualifying - one.qualifying);
      const order = drawn
        .filter(({ retired }) => !retired)
        .sort((one, other) => other.race - one.race);
      for (const car of drawn) {
        const finish = car.retired ? undefined : order.indexOf(car) + 1;
        rows.push(row(season, round, car.car, grid.indexOf(car) + 1, finish));
      }
    }
  }
  return rows;
}

function row(
  season: number,
  round: number,
  car: number,
  grid: number,
  finish: number | undefined,
): RaceRow {
  return {
    race: `${season}-0${round}`,
    name: `race ${round}`,
    season,
    day: (season - 1970) * 365 + round * 14,
    trackType: 'permanent',
    driver: `driver-${car}`,
    team: `team-${Math.floor(car / 2)}`,
    make: '',
    grid,
    qualified: grid,
    finish,
    absent: false,
    points: undefined,
  };
}

export const syntheticRaces = (rows: readonly RaceRow[] = syntheticRaceRows()): FileRaces =>
  racesOf({ rows, malformed: [], hash: '' });
