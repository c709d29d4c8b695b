import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { askedInAddress } from './address.ts';
import {
  type AskedCheck,
  type AskedLeg,
  CHECK_MARKETS,
  CHECK_METHODS,
  CHECK_SIDES,
} from './asked.ts';
import { addressOf } from './legText.ts';

const read = (address: string): AskedCheck | undefined =>
  askedInAddress(new URLSearchParams(address));

test('two legs of a game at a price', () => {
  const asked: AskedCheck = {
    legs: [
      { game: 123, market: 'spread', side: 'home', line: -4.5, price: -105 },
      { game: 123, market: 'total', side: 'over', line: 224.5 },
    ],
    price: 260,
  };
  const address = addressOf(asked);
  expect(address).toBe(
    '?v=1&leg=g123_spread_home_l-4.5_p-105&leg=g123_total_over_l224.5&price=260',
  );
  expect(read(address)).toEqual(asked);
});

const price = fc.integer({ min: 100, max: 99_999 }).chain((size) => fc.constantFrom(size, -size));
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 });
const leg = fc
  .record({
    id: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
    ofGame: fc.boolean(),
    part: maybe(name),
    market: fc.constantFrom(...CHECK_MARKETS),
    side: maybe(fc.constantFrom(...CHECK_SIDES)),
    line: maybe(fc.integer({ min: -1600, max: 1600 }).map((n) => n / 4)),
    method: maybe(fc.constantFrom(...CHECK_METHODS)),
    round: maybe(fc.integer({ min: 1, max: 15 })),
    lost: maybe(fc.nat({ max: 2 })),
    entrant: maybe(name),
    places: maybe(fc.integer({ min: 1, max: 100 })),
    price: maybe(price),
  })
  .map(
    ({ id, ofGame, ...rest }): AskedLeg => ({
      ...(ofGame ? { game: id } : { event: id }),
      ...rest,
    }),
  );

test('what is written is read again', () => {
  fc.assert(
    fc.property(fc.array(leg, { minLength: 1, maxLength: 6 }), maybe(price), (legs, whole) => {
      const asked = { legs, price: whole };
      expect(JSON.parse(JSON.stringify(read(addressOf(asked))))).toEqual(
        JSON.parse(JSON.stringify(asked)),
      );
    }),
  );
});

test.each([
  '',
  '?v=1',
  '?v=2&leg=g1_total_over_l5',
  '?v=1&leg=g0_total_over_l5',
  '?v=1&leg=x1_total_over_l5',
  '?v=1&leg=g1_nothing_over_l5',
  '?v=1&leg=g1_total_sideways_l5',
  '?v=1&leg=g1_total_over_l5e3',
  '?v=1&leg=g1_total_over_l9999',
  '?v=1&leg=g1_total_over_q5',
  '?v=1&leg=g1_place__n%25',
  `?v=1${'&leg=g1_total_over_l5'.repeat(7)}`,
])('%s holds no check', (address) => {
  expect(read(address)).toBeUndefined();
});
