import { describe, expect, test } from 'vitest';
import { EXAMPLE_INPUTS } from './exampleInputs.fixture.ts';
import { MODELS } from './registry.ts';
import { simulate } from './simulate.ts';
import { playExample, TEAM_SPORTS } from './testing.fixture.ts';

/** Inputs that have a default if absent. */
const OPTIONAL: Readonly<Record<string, readonly string[]>> = {
  basketball: ['marginWeights'],
  baseball: ['walkOffHomer', 'levelWeight'],
  hockey: ['equaliser'],
  soccer: ['easing', 'tightness'],
};

/** Malformed numbers, as a stranger might write them. */
const NO_NUMBERS = [
  null,
  '0.5',
  true,
  {},
  [],
  [0.5],
  Number.NaN,
  Number.POSITIVE_INFINITY,
  1e9,
  -1e9,
];

describe.each(TEAM_SPORTS)('%s', (sport) => {
  const example: Readonly<Record<string, unknown>> = EXAMPLE_INPUTS[sport];
  const names = Object.keys(example);
  const refused = (change: Readonly<Record<string, unknown>>, name: string) => {
    const run = () => playExample(sport, change, 1, 10);
    expect(run).toThrow(RangeError);
    expect(run).toThrow(name);
  };

  test.each(NO_NUMBERS)('an input of %j is refused by its name', (bad) => {
    for (const name of names) {
      if (Array.isArray(example[name]) && Array.isArray(bad)) continue;
      refused({ [name]: bad }, name);
    }
  });

  test('lists with an entry that is no number in range, or too long, are refused by their name', () => {
    for (const name of names) {
      const list = example[name];
      if (!Array.isArray(list)) continue;
      for (const bad of [null, '1', Number.NaN, -1, 1e9, [1]]) {
        refused({ [name]: [bad, ...list.slice(1)] }, `${name}[0]`);
      }
      refused({ [name]: Array(100).fill(1) }, name);
      if (!OPTIONAL[sport]?.includes(name)) refused({ [name]: list.slice(1) }, name);
    }
  });

  test('a missing input is refused by its name', () => {
    for (const name of names) {
      const { [name]: _, ...rest } = example;
      const run = () => simulate(MODELS[sport], rest, 1, 10);
      if (OPTIONAL[sport]?.includes(name)) expect(run).not.toThrow();
      else expect(run).toThrow(`Input ${name} is missing`);
    }
  });

  test('what an object inherits is no input', () => {
    const inherited: typeof example = Object.create(example);
    expect(() => simulate(MODELS[sport], inherited, 1, 10)).toThrow('is missing');
  });

  test.each([null, 7, 'x', []])('inputs that are %j are refused', (bad) => {
    expect(() => MODELS[sport].prepare(JSON.parse(JSON.stringify(bad)))).toThrow(RangeError);
  });

  const line = (name: string, change: object) => ({
    lines: { [name]: { line: name === 'total' ? 4.5 : -1.5, share: 0.5, ...change } },
  });

  test.each(['spread', 'total'])('a %s that is none is refused by its name', (name) => {
    for (const bad of [null, '1', Number.NaN, 0.1, 1e9, undefined]) {
      refused(line(name, { line: bad }), `lines.${name}.line`);
    }
    for (const bad of [null, '0.5', Number.NaN, 0, 1, undefined]) {
      refused(line(name, { share: bad }), `lines.${name}.share`);
    }
    for (const bad of [null, 3, [], 'x']) refused({ lines: { [name]: bad } }, `lines.${name}`);
  });

  test.each([null, 3, [], 'x'])('lines that are %j are refused', (bad) => {
    refused({ lines: bad }, 'lines');
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
  expect(() => playExample('baseball', { extra: [0.3, 0.2, 0.1, 0.08] }, 1, 10)).toThrow('extra');
  const late = { emptyNet: [0.9, 0.37], equaliser: 0.2 };
  expect(() => playExample('hockey', late, 1, 10)).toThrow('equaliser');
  for (const bad of [
    null,
    { home: 0.5, draw: 0.3 },
    { home: 0.5, draw: 0.3, away: 0.3 },
    { home: 1, draw: 0, away: 0 },
    { home: '0.5', draw: 0.3, away: 0.2 },
  ]) {
    expect(() => playExample('soccer', { shares: bad }, 1, 10)).toThrow('shares');
  }
});
