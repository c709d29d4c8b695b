import { expect, test } from 'vitest';
import { z } from 'zod';
import { looseFlag, looseInstant, withoutNulls } from './fields.ts';

const pair = withoutNulls(z.array(z.object({ id: z.string() })).length(2));

test('nulls of a list that must be whole are no entries; what is missing or odd still is', () => {
  const two = [{ id: '1' }, { id: '2' }];
  expect(pair.parse([null, ...two])).toEqual(two);
  for (const odd of [[two[0], null], [...two, 7], null, {}, 'x']) {
    expect(pair.safeParse(odd).success).toBe(false);
  }
});

test.each([
  ['2026-03-01T18:00Z', '2026-03-01T18:00:00.000Z'],
  ['2026-03-01T18:00:00+0000', '2026-03-01T18:00:00.000Z'],
  ['2026-03-01T13:00-0500', '2026-03-01T18:00:00.000Z'],
  ['2026-03-01T13:00:00-05:00', '2026-03-01T18:00:00.000Z'],
  ['2026-03-01', undefined],
  ['2026-03-01 18:00', undefined],
  [undefined, undefined],
])('the instant %s is %s', (text, instant) => {
  expect(looseInstant(text)).toBe(instant);
});

test.each([
  [true, true],
  ['true', true],
  ['false', false],
  ['yes', undefined],
  [1, undefined],
  [null, undefined],
])('a flag sent as %j is %s', (value, is) => {
  expect(looseFlag.parse(value)).toBe(is);
});
