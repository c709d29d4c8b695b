/**
 * Formula 1: Grands Prix and sprints.
 *
 * Each run draws qualifying while the grid is open, then who retires and when, then a normal performance per car:
 * its strength, luck of its own and luck its team's cars share. The higher finishes ahead; the retired follow, the
 * longest-lasting first. While the grid is open, luck in the race is correlated with luck in qualifying, so that
 * pole and win go together. Ranking normal performances is the Thurstone model: Thurstone (1927), "A law of
 * comparative judgment", Psychological Review 34; for fields of runners Henery (1981), "Permutation probabilities
 * as models for horse races", JRSS B 43(1). With the Gumbel luck of Plackett–Luce instead, favorites win too rarely.
 *
 * Inputs: raceInputs.ts, strengths in SDs of one race's luck.
 * Fastest lap: the best among the finishers of half the race's luck and fresh luck, a driver's strength included.
 * It is not validated: the data have no lap times.
 *
 * Limits: no laps, tyres, weather or safety cars; retirements are independent of each other, so that crowded
 * crashes are too rare; the uncertainty of a driver's strength is independent of his team mate's.
 */
import type { RaceOutcome } from '#domain/outcomes/race.ts';
import type { Simulation, SportModel } from '../../model.ts';
import type { Generator } from '../../rng/generator.ts';
import { normalInto } from '../../rng/normalInto.ts';
import { raceFieldOf } from '../field.ts';
import { mergeRaces } from '../mergeRaces.ts';
import { raceCounts } from '../raceCounts.ts';
import { checkRaceInputs, type RaceInputs } from '../raceInputs.ts';
import { largest, raceRun } from '../raceRun.ts';

/** Correlation of a car's luck on its fastest lap with its luck in the race: an assumption. */
const LAP_PULL = 0.5;
const LAP_FRESH = Math.sqrt(1 - LAP_PULL * LAP_PULL);

function prepare(inputs: RaceInputs): Simulation<RaceOutcome> {
  checkRaceInputs(inputs);
  const field = raceFieldOf(inputs);
  const run = raceRun(field);
  const counts = raceCounts(inputs, run, inputs.gridOpen, 0);
  const bits = new Uint32Array(field.cars);
  const drawn = new Float64Array(field.cars);
  const play = (generator: Generator, runs: number): void => {
    for (let played = 0; played < runs; played++) {
      if (inputs.gridOpen) {
        run.drawQualifying(generator);
        counts.pole(largest(run.qualifying));
      }
      run.draw(generator, inputs.gridOpen ? inputs.gridPull : 0);
      counts.order(run.order);
      if (inputs.fastestLap) countFastestLap(generator);
      for (let car = 0; car < field.cars; car++) {
        if ((run.lasted[car] ?? 1) < 1) counts.retired(car);
      }
    }
  };
  const countFastestLap = (generator: Generator): void => {
    let fastest = -1;
    let at = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let place = 0; place < field.cars; place++) {
      const car = run.order[place] ?? 0;
      if ((run.lasted[car] ?? 1) < 1) break;
      bits[place] = generator.next();
      normalInto(bits, drawn, place);
      const luck = LAP_PULL * (run.luck[car] ?? 0) + LAP_FRESH * (drawn[place] ?? 0);
      const pace = (field.strength[car] ?? 0) + (field.ownSd[car] ?? 0) * luck;
      if (pace > most) {
        fastest = car;
        at = place;
        most = pace;
      }
    }
    if (fastest >= 0) counts.fastestLap(fastest, at);
  };
  return { play, outcome: counts.outcome };
}

export const formula1: SportModel<RaceInputs, RaceOutcome> = {
  id: 'formula1',
  leagues: ['F1'],
  prepare,
  merge: mergeRaces,
};
