import type { Recipe } from '#domain/game/prediction.ts';
import { InputError } from '#domain/numbers/inputError.ts';
import type { RaceOutcome } from '#domain/outcomes/race.ts';
import type { SportModel } from '../model.ts';
import { ratingDay } from '../ratings/day.ts';
import { toHex } from '../rng/hash.ts';
import { ruleSeed } from '../rng/ruleSeed.ts';
import { simulate } from '../simulate.ts';
import { ENGINE_VERSION } from '../version.ts';
import { formula1 } from './formula1/model.ts';
import { inputsFor } from './inputsFor.ts';
import type { RaceInputs } from './raceInputs.ts';
import type { RacingRatings } from './ratings.ts';
import { stockcar } from './stockcar/model.ts';
import type { EnteredCar, RaceSeries, UpcomingRace } from './upcomingRace.ts';

/** Like a game's recipe, with a race's inputs. */
interface RaceRecipe extends Omit<Recipe, 'inputs'> {
  readonly inputs: RaceInputs;
}

interface SimulatedRace {
  readonly outcome: RaceOutcome;
  readonly recipe: RaceRecipe;
  /** What the published rule makes its seed from. */
  readonly seedParts: readonly string[];
}

/** The model that plays a series' races. */
const raceModel = (series: RaceSeries): SportModel<RaceInputs, RaceOutcome> =>
  series === 'F1' ? formula1 : stockcar;

/** The day is the first ten characters of the date. */
const partsOf = ({ series, date, name }: UpcomingRace): readonly string[] => [
  series,
  date.slice(0, 10),
  name,
];

/**
 * Simulates one race from the ratings alone, carried to its day on a copy. Entries without a grid get wider results; drivers and
 * teams that the ratings do not know count as newcomers. The notes name both.
 * @param ratings of F1, or of the Cup for all three NASCAR series
 * @param runs simulated races, 1 to 10 million
 * @param drawn its seed, if a beacon gave it one; otherwise the FNV-1a hash of "series|day|name"
 * Throws a RangeError if the ratings are of another sport, a date, slot or rating is impossible, a driver is entered twice, there
 * are fewer than 2 or more than 60 entrants, or runs is out of range.
 */
export function predictRace(
  entrants: readonly EnteredCar[],
  race: UpcomingRace,
  ratings: RacingRatings,
  runs: number,
  drawn?: number,
): SimulatedRace {
  if ((race.series === 'F1') !== (ratings.league === 'F1')) {
    throw new InputError(
      `A ${race.series} race cannot be predicted from ${ratings.league} ratings`,
    );
  }
  const { inputs, notes, origin } = inputsFor(entrants, race, ratings, ratingDay(race.date));
  const seedParts = partsOf(race);
  const [model, seed] = [raceModel(race.series), drawn ?? ruleSeed(seedParts)];
  return {
    outcome: simulate(model, inputs, seed, runs),
    seedParts,
    recipe: {
      engineVersion: ENGINE_VERSION,
      model: model.id,
      seed: toHex(seed),
      iterations: runs,
      inputs,
      notes,
      origin: { ...origin },
    },
  };
}
