import type { CarParts, PaceParts, RaceOrigin } from '#domain/events/origin.ts';
import { InputError } from '#domain/numbers/inputError.ts';
import type { Given } from '../../inputs.ts';
import { carFigures, tidyFigures } from '../../racing/carFigures.ts';
import { checkKind, isGivenObject, listIn, numbersIn, objectIn, rowOfNumbers } from '../reading.ts';

function carOf(value: unknown): CarParts {
  if (!isGivenObject(value)) throw new InputError("One of the origin's cars is none");
  const { race, qualifying, slot, retirement } = value;
  return {
    race: rowOfNumbers<PaceParts>(race, "parts of a car's pace", 4),
    qualifying: rowOfNumbers<PaceParts>(qualifying, "parts of a car's qualifying", 4),
    slot: rowOfNumbers<CarParts['slot']>(slot, 'slot of a car', 2),
    retirement: rowOfNumbers<CarParts['retirement']>(retirement, "signs of a car's retirement", 3),
    ...numbersIn(value, 'given'),
  };
}

const raceOrigin = (of: Given): RaceOrigin => ({
  kind: 'race',
  cars: listIn(of, 'cars').map(carOf),
  weights: numbersIn(objectIn(of, 'weights'), 'race', 'qualifying', 'grid'),
  retirement: numbersIn(objectIn(of, 'retirement'), 'constant', 'type', 'team', 'driver', 'pace'),
  ...numbersIn(of, 'poleScale'),
  sprint: of.sprint === true,
});

/** The inputs of a race that follow from what the model knew, its recipe's origin. Throws a RangeError that names what is missing. */
export function deriveRace(of: Given) {
  checkKind(of, 'race');
  return { entrants: carFigures(raceOrigin(of)).map(tidyFigures) };
}
