import { expect, test } from 'vitest';
import { players, playersOfLevel } from './writtenField.ts';

test('a line is a country or none, and a level is a strength set by hand', () => {
  expect(players('Norway: Olaf Oak, Pat Pine\n  Gus Green')).toStrictEqual([
    { id: 'olaf-oak', name: 'Olaf Oak', country: 'Norway' },
    { id: 'pat-pine', name: 'Pat Pine', country: 'Norway' },
    { id: 'gus-green', name: 'Gus Green' },
  ]);
  expect(playersOfLevel(-0.5, 'Gus Green')).toStrictEqual([
    { id: 'gus-green', name: 'Gus Green', skill: { mean: -0.5, sd: 0.7 } },
  ]);
});
