import { expect, test } from 'vitest';
import { testCar, testRace } from './field.fixture.ts';
import { checkRaceInputs, type RaceInputs } from './raceInputs.ts';

const RACE = testRace([testCar(0), testCar(1), testCar(2)], { points: [25, 18, 15] });

/** The race with one input replaced, as JSON of unknown origin might have it. */
function withInput(path: readonly (string | number)[], value: unknown): RaceInputs {
  const inputs = JSON.parse(JSON.stringify(RACE));
  let at = inputs;
  for (const key of path.slice(0, -1)) at = at[key];
  const last = path.at(-1) ?? '';
  if (value === undefined) delete at[last];
  else at[last] = value;
  return inputs;
}

const refused = (inputs: RaceInputs, name: string) => {
  expect(() => checkRaceInputs(inputs)).toThrow(RangeError);
  expect(() => checkRaceInputs(inputs)).toThrow(name);
};

test('a plain race is let through', () => {
  expect(() => checkRaceInputs(RACE)).not.toThrow();
});

const NUMBERS: readonly (readonly (string | number)[])[] = [
  ['teamSd'],
  ['gridPull'],
  ['fastestLapPoint'],
  ['points', 0],
  ['entrants', 1, 'strength'],
  ['entrants', 1, 'strengthSd'],
  ['entrants', 1, 'retirement'],
  ['entrants', 1, 'qualifying'],
];

test.each(NUMBERS.map((path) => ({ path })))('a number is a number: $path', ({ path }) => {
  const name = String(path.at(-1));
  for (const bad of [null, '0.5', true, [0.5], {}, undefined, 1e9]) {
    refused(withInput(path, bad), typeof path.at(-1) === 'number' ? 'points' : name);
  }
});

test.each([['gridOpen'], ['fastestLap']])('%s is yes or no', (name) => {
  for (const bad of [null, 'false', 0, 1, undefined]) refused(withInput([name], bad), name);
});

test.each([['driver'], ['team'], ['make']])('%s is a text', (name) => {
  for (const bad of [null, 7, true, [], undefined]) {
    refused(withInput(['entrants', 1, name], bad), `entrants[1].${name}`);
  }
});

test('cars and lists that are none are refused by name', () => {
  for (const bad of [null, 'car', 7, undefined]) {
    refused(withInput(['entrants', 1], bad ?? null), 'entrants[1]');
  }
  for (const bad of [null, 'cars', {}, undefined]) {
    refused(withInput(['entrants'], bad), 'entrants');
    refused(withInput(['points'], bad), 'points');
  }
});

test('a driver who is listed twice is refused by name', () => {
  const twice = testRace([testCar(0), testCar(1), testCar(0)]);
  refused(twice, `entrants[2].driver is ${testCar(0).driver} a second time`);
});
