/**
 * Stock cars: NASCAR Cup, Xfinity and Truck Series.
 *
 * Each run draws who retires and when, then a normal performance per car: its strength, luck of its own and luck its
 * team's cars share. The higher finishes ahead; the retired follow, the longest-lasting first. The leader at a
 * stage's end is drawn from running performances correlated with the final one, among the cars still in the race.
 * Thurstone (1927), "A law of comparative judgment", Psychological Review 34; Henery (1981), "Permutation
 * probabilities as models for horse races", JRSS B 43(1). A closed-form rival for NASCAR, with Gumbel luck: Graves,
 * Reese and Fitzgerald (2003), "Hierarchical models for permutations: analysis of auto racing results", JASA 98.
 *
 * Inputs: raceInputs.ts, strengths in SDs of one race's luck; `gridOpen`, `points` and `fastestLap` are of no use.
 *
 * Limits: no cautions, fuel or pit strategy; retirements are independent of each other, so that a superspeedway's
 * big crash is spread over races; the two stages are independent given the race's luck. The data have no running
 * orders, but points: see STAGES.
 */
import type { RaceOutcome } from '#domain/outcomes/race.ts';
import type { Simulation, SportModel } from '../../model.ts';
import type { Generator } from '../../rng/generator.ts';
import { normalInto } from '../../rng/normalInto.ts';
import { raceFieldOf } from '../field.ts';
import { mergeRaces } from '../mergeRaces.ts';
import { raceCounts } from '../raceCounts.ts';
import { checkRaceInputs, type RaceInputs } from '../raceInputs.ts';
import { raceRun } from '../raceRun.ts';

/**
 * Share of the distance at which each stage ends, and the correlation of luck then with luck at the flag. Among Cup cars that
 * finished in 2017–2023, stage points and the final normal score, both net of strength, correlate by 0.23; these values give
 * that.
 */
const STAGES = [
  { end: 0.25, pull: 0.2 },
  { end: 0.5, pull: 0.3 },
].map((stage) => ({ ...stage, fresh: Math.sqrt(1 - stage.pull * stage.pull) }));

function prepare(inputs: RaceInputs): Simulation<RaceOutcome> {
  checkRaceInputs(inputs);
  const field = raceFieldOf(inputs);
  const run = raceRun(field);
  const counts = raceCounts(inputs, run, false, STAGES.length);
  const bits = new Uint32Array(field.cars);
  const drawn = new Float64Array(field.cars);
  const play = (generator: Generator, runs: number): void => {
    for (let played = 0; played < runs; played++) {
      run.draw(generator, 0);
      counts.order(run.order);
      for (let stage = 0; stage < STAGES.length; stage++) countStage(generator, stage);
      for (let car = 0; car < field.cars; car++) {
        if ((run.lasted[car] ?? 1) < 1) counts.retired(car);
      }
    }
  };
  const countStage = (generator: Generator, stage: number): void => {
    const { end, pull, fresh } = STAGES[stage] ?? { end: 1, pull: 1, fresh: 0 };
    let leader = -1;
    let most = Number.NEGATIVE_INFINITY;
    for (let car = 0; car < field.cars; car++) {
      if ((run.lasted[car] ?? 1) < end) continue;
      bits[car] = generator.next();
      normalInto(bits, drawn, car);
      const luck = pull * (run.luck[car] ?? 0) + fresh * (drawn[car] ?? 0);
      const running = (field.strength[car] ?? 0) + (field.ownSd[car] ?? 0) * luck;
      if (running > most) {
        leader = car;
        most = running;
      }
    }
    if (leader >= 0) counts.stage(stage, leader);
  };
  return { play, outcome: counts.outcome };
}

export const stockcar: SportModel<RaceInputs, RaceOutcome> = {
  id: 'stockcar',
  leagues: ['NASCAR-Cup', 'NASCAR-Xfinity', 'NASCAR-Truck'],
  prepare,
  merge: mergeRaces,
};
