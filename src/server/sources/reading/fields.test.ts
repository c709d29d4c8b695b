import { expect, test } from 'vitest';
import { z } from 'zod';
import { withoutNulls } from './fields.ts';

const pair = withoutNulls(z.array(z.object({ id: z.string() })).length(2));

test('nulls of a list that must be whole are no entries; what is missing or odd still is', () => {
  const two = [{ id: '1' }, { id: '2' }];
  expect(pair.parse([null, ...two])).toEqual(two);
  for (const odd of [[two[0], null], [...two, 7], null, {}, 'x']) {
    expect(pair.safeParse(odd).success).toBe(false);
  }
});
