import { type Generator, unit } from '../rng/generator.ts';
import { normalInto } from '../rng/normalInto.ts';
import type { RaceField } from './field.ts';

/** Below every drawn performance: 1000 SD of strength and 6.3 normal SDs of at most 101 are far above. */
const OUT = -10_000;

/** One run of a race, held in arrays that every run overwrites: nothing is allocated. */
export interface RaceRun {
  /** Performance of each finisher; for a retired car OUT plus the share of the race it lasted. */
  readonly performance: Float64Array;
  /** Share of the race each car lasted, 1 for a finisher. */
  readonly lasted: Float64Array;
  /** Each car's own luck in this run, SD 1. */
  readonly luck: Float64Array;
  /** Qualifying performance, if it was drawn. */
  readonly qualifying: Float64Array;
  /** The car in each place, first place first. */
  readonly order: Int32Array;
  /** Cars by mean strength, strongest first: where every run's sort begins. */
  readonly byStrength: Int32Array;
  /** [one × cars + other] → runs so far in which `other`, weaker than `one`, finished ahead of it. */
  readonly overtaken: Int32Array;
  /** Draws qualifying. Call it before `draw`, whose luck then correlates with it. */
  drawQualifying(generator: Generator): void;
  /** Draws the race and sorts it. @param pull correlation of the luck with qualifying's */
  draw(generator: Generator, pull: number): void;
}

export function raceRun(field: RaceField): RaceRun {
  const { cars, teams, strength, ownSd, retirement, team, teamSd } = field;
  const performance = new Float64Array(cars);
  const lasted = new Float64Array(cars);
  const luck = new Float64Array(cars);
  const qualifying = new Float64Array(cars);
  const qualifyingLuck = new Float64Array(cars);
  // The race's random numbers: one for each team, then two for each car, for its luck and its retirement.
  const bits = new Uint32Array(teams + 2 * cars);
  const drawn = new Float64Array(bits.length);
  const qualifyingBits = new Uint32Array(cars);
  const order = Int32Array.from({ length: cars }, (_, car) => car);
  const byStrength = Int32Array.from(order).sort(
    (one, other) => (strength[other] ?? 0) - (strength[one] ?? 0) || one - other,
  );
  const overtaken = new Int32Array(cars * cars);
  const drawQualifying = (generator: Generator): void => {
    generator.fill(qualifyingBits);
    for (let car = 0; car < cars; car++) {
      normalInto(qualifyingBits, qualifyingLuck, car);
      qualifying[car] = (field.qualifying[car] ?? 0) + (qualifyingLuck[car] ?? 0);
    }
  };
  const draw = (generator: Generator, pull: number): void => {
    const fresh = Math.sqrt(1 - pull * pull);
    generator.fill(bits);
    for (let index = 0; index < teams; index++) normalInto(bits, drawn, index);
    for (let car = 0; car < cars; car++) {
      const at = teams + 2 * car;
      normalInto(bits, drawn, at);
      const own = pull * (qualifyingLuck[car] ?? 0) + fresh * (drawn[at] ?? 0);
      luck[car] = own;
      const risk = retirement[car] ?? 0;
      const chance = unit(bits[at + 1] ?? 0);
      const share = chance < risk ? chance / risk : 1;
      lasted[car] = share;
      performance[car] =
        share < 1
          ? OUT + share
          : (strength[car] ?? 0) + (ownSd[car] ?? 0) * own + teamSd * (drawn[team[car] ?? 0] ?? 0);
    }
    order.set(byStrength);
    sortDown(order, performance, overtaken);
  };
  return {
    performance,
    lasted,
    luck,
    qualifying,
    order,
    byStrength,
    overtaken,
    drawQualifying,
    draw,
  };
}

/**
 * Insertion sort, best first: fast because the order starts nearly sorted. It counts whom each car passes on the way, which gives
 * all head-to-heads without looking at every pair.
 */
function sortDown(order: Int32Array, values: Float64Array, overtaken: Int32Array): void {
  const cars = order.length;
  for (let place = 1; place < cars; place++) {
    const car = order[place] ?? 0;
    const value = values[car] ?? 0;
    let at = place;
    while (at > 0) {
      const before = order[at - 1] ?? 0;
      if ((values[before] ?? 0) >= value) break;
      order[at] = before;
      at -= 1;
      const pair = before * cars + car;
      overtaken[pair] = (overtaken[pair] ?? 0) + 1;
    }
    order[at] = car;
  }
}

/** Index of the largest value; the first of equals. */
export function largest(values: Float64Array): number {
  let best = 0;
  for (let index = 1; index < values.length; index++) {
    if ((values[index] ?? 0) > (values[best] ?? 0)) best = index;
  }
  return best;
}
