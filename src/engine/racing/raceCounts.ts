import type { RaceOutcome } from '#domain/outcomes/race.ts';
import type { RaceInputs } from './raceInputs.ts';
import type { RaceRun } from './raceRun.ts';

/** A fastest lap scores a point only for cars in this many first places. */
const POINT_PLACES = 10;

/** Counters over a race's runs; matrices are stored row by row. */
interface RaceCounts {
  /** Adds one run's order: the car in each place, first place first. */
  order(order: Int32Array): void;
  retired(car: number): void;
  pole(car: number): void;
  /** @param place from 0 */
  fastestLap(car: number, place: number): void;
  stage(stage: number, car: number): void;
  outcome(): RaceOutcome;
}

/** [one][other] → runs in which `one` was ahead. For a car that starts behind in the sorting: runs in which it overtook. */
function headToHeads(
  { byStrength, overtaken }: Pick<RaceRun, 'byStrength' | 'overtaken'>,
  cars: number,
  runs: number,
): number[][] {
  const ahead = Array.from({ length: cars }, () => Array.from({ length: cars }, () => 0));
  for (const [place, one] of byStrength.entries()) {
    for (const other of byStrength.subarray(place + 1)) {
      const passed = overtaken[one * cars + other] ?? 0;
      const [row, behind] = [ahead[one], ahead[other]];
      if (row) row[other] = runs - passed;
      if (behind) behind[one] = passed;
    }
  }
  return ahead;
}

/** @param run its orders are added; it has already counted the overtakes */
export function raceCounts(
  inputs: RaceInputs,
  run: Pick<RaceRun, 'byStrength' | 'overtaken'>,
  pole: boolean,
  stages: number,
): RaceCounts {
  const cars = inputs.entrants.length;
  let runs = 0;
  const places = new Int32Array(cars * cars);
  const retired = new Int32Array(cars);
  const poles = new Int32Array(cars);
  const fastest = new Int32Array(cars);
  const fastestScored = new Int32Array(cars);
  const led = Array.from({ length: stages }, () => new Int32Array(cars));
  const add = (counts: Int32Array, index: number): void => {
    counts[index] = (counts[index] ?? 0) + 1;
  };
  const rows = (matrix: Int32Array): number[][] =>
    inputs.entrants.map((_, car) => [...matrix.subarray(car * cars, (car + 1) * cars)]);
  const points = (car: number): number =>
    inputs.points.reduce(
      (sum, value, place) => sum + value * (places[car * cars + place] ?? 0),
      0,
    ) +
    inputs.fastestLapPoint * (fastestScored[car] ?? 0);
  return {
    order(order) {
      runs += 1;
      for (let place = 0; place < order.length; place++) {
        add(places, (order[place] ?? 0) * cars + place);
      }
    },
    retired: (car) => add(retired, car),
    pole: (car) => add(poles, car),
    fastestLap(car, place) {
      add(fastest, car);
      if (place < POINT_PLACES) add(fastestScored, car);
    },
    stage(stage, car) {
      const counts = led[stage];
      if (counts) add(counts, car);
    },
    outcome: () => ({
      runs,
      entrants: inputs.entrants.map(({ driver, team, make }) => ({ driver, team, make })),
      places: rows(places),
      retired: [...retired],
      ahead: headToHeads(run, cars, runs),
      pole: pole ? [...poles] : [],
      fastestLap: inputs.fastestLap ? [...fastest] : [],
      points: inputs.points.length > 0 ? inputs.entrants.map((_, car) => points(car)) : [],
      stages: led.map((counts) => [...counts]),
    }),
  };
}
