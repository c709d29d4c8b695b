import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { canonicalPath, parseParameters } from './parse.ts';

const schema = z.strictObject({
  tier: z.enum(['monthly', 'yearly']),
  count: z.int().check(z.minimum(1), z.maximum(5)),
  name: z.string().check(z.minLength(1, { error: 'Please enter a name' })),
  bets: z.optional(z.array(z.object({ stake: z.number() }))),
  either: z.optional(z.union([z.string(), z.number()])),
});
const GOOD = { tier: 'monthly', count: 1, name: 'Ann' };

test.each([
  [{ ...GOOD, tier: 'weekly' }, '“tier” is missing or not valid'],
  [{ ...GOOD, count: 9 }, '“count” is missing or not valid'],
  [{ ...GOOD, count: undefined }, '“count” is missing or not valid'],
  [{ ...GOOD, bets: [{ stake: 'ten' }] }, '“bets.0.stake” is missing or not valid'],
  [{ ...GOOD, either: null }, '“either” is missing or not valid'],
  [{ ...GOOD, name: '' }, 'Please enter a name'],
  [{ ...GOOD, x: 1 }, 'Unknown parameter: x'],
  ['text', 'The request is not valid'],
  [null, 'The request is not valid'],
])('%j is refused in our words, not in a library’s', (values, text) => {
  expect(() => parseParameters(schema, values)).toThrow(text);
});

test('an address has its path in lower case and its parameters as the contract names them', () => {
  const tour = { tour: 'PGA-Tour' };
  expect(canonicalPath('/api/golf/:tour/tournaments', tour, {})).toBe(
    '/api/golf/pga-tour/tournaments',
  );
  expect(canonicalPath('/api/events', {}, { sport: 'Tennis', month: undefined })).toBe(
    '/api/events?sport=Tennis',
  );
});
