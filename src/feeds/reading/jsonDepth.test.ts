import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isDeeper } from './jsonDepth.ts';

test.each([
  ['[[1],[2]]', 2],
  ['{"a":[{"b":1}]}', 3],
  ['"[[[[["', 0],
  ['{"[[[\\"[[":"\\\\"}', 1],
  ['7', 0],
])('%s is %i deep', (json, depth) => {
  expect(isDeeper(json, depth)).toBe(false);
  if (depth > 0) expect(isDeeper(json, depth - 1)).toBe(true);
});

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? 1 + Math.max(0, ...Object.values(value).map(depthOf))
    : 0;

test('of any JSON the depth is that of its value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const depth = depthOf(value);
      expect(isDeeper(JSON.stringify(value), depth)).toBe(false);
      if (depth > 0) expect(isDeeper(JSON.stringify(value), depth - 1)).toBe(true);
    }),
  );
});
