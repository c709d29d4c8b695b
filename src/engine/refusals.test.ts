import { describe, expect, test } from 'vitest';
import { EXAMPLE_INPUTS } from './exampleInputs.fixture.ts';
import { MODELS } from './registry.ts';
import { simulate } from './simulate.ts';
import { playExample, SPORTS } from './testing.fixture.ts';

/** Inputs that have a value of their own where they are absent. */
const OPTIONAL = /^(easing|equaliser|walkOffHomer|levelWeight)$/;
const isOptional = (sport: string, name: string): boolean =>
  OPTIONAL.test(name) || (sport === 'basketball' && name.startsWith('margin') && name.length === 7);

describe.each(SPORTS)('%s', (sport) => {
  const names = Object.keys(EXAMPLE_INPUTS[sport]);

  test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1e9, -1e9])(
    'an input of %s is refused by its name',
    (bad) => {
      for (const name of names) {
        const run = () => playExample(sport, { [name]: bad }, 1, 10);
        expect(run).toThrow(RangeError);
        expect(run).toThrow(name);
      }
    },
  );

  test('an input that is no number is refused by its name', () => {
    const inputs = JSON.parse(
      JSON.stringify({ ...EXAMPLE_INPUTS[sport], [names[0] ?? '']: '0.5' }),
    );
    expect(() => simulate(MODELS[sport], inputs, 1, 10)).toThrow(names[0]);
  });

  test('a missing input is refused by its name', () => {
    for (const name of names) {
      const { [name]: _, ...rest } = EXAMPLE_INPUTS[sport];
      const run = () => simulate(MODELS[sport], rest, 1, 10);
      if (isOptional(sport, name)) expect(run).not.toThrow();
      else expect(run).toThrow(`Input ${name} is missing`);
    }
  });

  test.each([0, -1, 1.5, Number.NaN, 10_000_001])('%s runs are refused', (runs) => {
    expect(() => playExample(sport, {}, 1, runs)).toThrow('runs');
  });
});

test('a win probability outside what any data calibrate is refused', () => {
  for (const homeWin of [0, 0.0009, 0.9991, 1]) {
    expect(() => playExample('hockey', { homeWin }, 1, 10)).toThrow('homeWin');
  }
});

test('probabilities that do not sum to 1 are refused by their name', () => {
  expect(() => playExample('baseball', { extra0: 0.3 }, 1, 10)).toThrow('extra0');
  expect(() => playExample('hockey', { emptyNet0: 0.9, equaliser: 0.2 }, 1, 10)).toThrow(
    'equaliser',
  );
});
