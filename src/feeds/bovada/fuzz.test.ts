import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bookProblem, checkQuote } from '#domain/plausible/quote.ts';
import {
  badNumbers,
  badReasons,
  badTexts,
  mutate,
  mutations,
} from '../reading/mutations.fixture.ts';
import { COUPON_MONEYLINE, COUPON_SPREAD, COUPON_TOTAL, coupon, event } from './coupon.fixture.ts';
import { parseBovadaGames } from './coupon.ts';
import { parseParts } from './parts.ts';

const AS_OF = '2026-11-22T12:00:00.000Z';
const PAIRS = [
  ['Bills', 'Chiefs'],
  ['Bears', 'Lions'],
  ['Jets', 'Colts'],
] as const;

const game = ([home, away]: readonly [string, string], at: number) =>
  event(home, away, [COUPON_MONEYLINE, COUPON_SPREAD, COUPON_TOTAL], { id: String(100 + at) });
const games = () => JSON.parse(JSON.stringify(coupon(...PAIRS.map(game))));

const fight = ([a, b]: readonly [string, string], at: number) =>
  event(a, b, [], {
    id: String(100 + at),
    displayGroups: [{ description: 'Fight Lines', markets: [COUPON_MONEYLINE] }],
  });
const parts = () => JSON.parse(JSON.stringify([{ events: PAIRS.map(fight) }]));

test('mutations of a coupon never throw and never let nonsense through', () => {
  fc.assert(
    fc.property(mutations, (changes) => {
      const answer = games();
      mutate(answer, changes);
      const { items = [], quarantined = [] } = parseBovadaGames(answer, 'NFL', AS_OF) ?? {};
      expect([...badTexts(items), ...badReasons(quarantined), ...badNumbers(items)]).toEqual([]);
      for (const { quote, startTime } of items) {
        expect(checkQuote(quote, 'NFL').problems).toEqual([]);
        expect(new Date(startTime).toISOString()).toBe(startTime);
      }
    }),
    { numRuns: 400 },
  );
});

test('mutations of parts never throw and never let nonsense through', () => {
  fc.assert(
    fc.property(mutations, (changes) => {
      const answer = parts();
      mutate(answer, changes);
      const { items = [], quarantined = [] } = parseParts(answer, 'ufc', AS_OF) ?? {};
      expect([...badTexts(items), ...badReasons(quarantined), ...badNumbers(items)]).toEqual([]);
      for (const { a, b, quote } of items) {
        expect(bookProblem([quote.a, quote.b])).toBeUndefined();
        expect(a && b && a !== b).toBeTruthy();
      }
    }),
    { numRuns: 300 },
  );
});

test('one mutated event costs no other', () => {
  const whole = parseBovadaGames(games(), 'NFL', AS_OF)?.items ?? [];
  expect(whole).toHaveLength(3);
  fc.assert(
    fc.property(fc.nat({ max: 2 }), mutations, (at, changes) => {
      const answer = games();
      mutate(answer[0].events[at], changes);
      const after = parseBovadaGames(answer, 'NFL', AS_OF)?.items;
      for (const other of whole.filter((_, index) => index !== at)) {
        expect(after).toContainEqual(other);
      }
    }),
    { numRuns: 200 },
  );
});
