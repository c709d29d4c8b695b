import { expect, test } from 'vitest';
import { GOLDEN_SEASONS, goldenDigest } from './golden.fixture.ts';

test.each(GOLDEN_SEASONS)('golden counts of a $name', (golden) => {
  expect(goldenDigest(golden)).toBe(golden.digest);
});
