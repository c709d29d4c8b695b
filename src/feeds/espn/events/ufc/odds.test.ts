import { expect, test } from 'vitest';
import { EVENTS_AS_OF } from '../payloads.fixture.ts';
import { readMoneylines } from './odds.ts';
import { fightOddsSchema } from './oddsSchema.ts';
import type { EspnCorner } from './schema.ts';

const corner = (id: string, homeAway?: string) => ({ id, homeAway }) as EspnCorner;
const before = { begun: false, asOf: EVENTS_AS_OF };
const begun = { begun: true, asOf: EVENTS_AS_OF };

const prices = (
  odds: object,
  corners: readonly [EspnCorner, EspnCorner],
  when: typeof before = before,
) => readMoneylines([fightOddsSchema.parse(odds)], corners, when).map(({ a, b }) => [a, b]);

const MARKET = {
  moneyline: {
    home: { close: { odds: '+120' }, current: { odds: '+900' }, open: { odds: '+110' } },
    away: { close: { odds: '-140' }, current: { odds: '-2000' }, open: { odds: '-130' } },
  },
};

test('sides by home and away where the corners say so', () => {
  expect(prices(MARKET, [corner('1', 'away'), corner('2', 'home')])).toEqual([[-140, 120]]);
  expect(prices(MARKET, [corner('1', 'home'), corner('2', 'away')])).toEqual([[120, -140]]);
});

test('sides by the fighters’ ids, given or at the end of an address; one is enough', () => {
  const odds = { ...MARKET, homeAthleteOdds: { athlete: { id: 2 } } };
  expect(prices(odds, [corner('1'), corner('2')])).toEqual([[-140, 120]]);
  const refs = {
    ...MARKET,
    awayAthleteOdds: { athlete: { $ref: 'http://x/mma/athletes/2?lang=en' } },
  };
  expect(prices(refs, [corner('1'), corner('2')])).toEqual([[120, -140]]);
});

test('prices whose sides are not told are dropped: a swapped price is worse than none', () => {
  expect(prices(MARKET, [corner('1'), corner('2')])).toEqual([]);
  expect(prices(MARKET, [corner('1', 'home'), corner('2', 'home')])).toEqual([]);
});

test('of a bout under way the closing price counts, never the one in play', () => {
  const sides = [corner('1', 'home'), corner('2', 'away')] as const;
  expect(prices(MARKET, sides, begun)).toEqual([[120, -140]]);
  const { home, away } = MARKET.moneyline;
  const noClose = {
    moneyline: {
      home: { current: home.current, open: home.open },
      away: { current: away.current, open: away.open },
    },
  };
  // The opening price cannot be taken any more.
  expect(prices(noClose, sides, begun)).toEqual([]);
  expect(prices(noClose, sides)).toEqual([[900, -2000]]);
});

test('live books and prices beyond all bounds are none', () => {
  const sides = [corner('1', 'home'), corner('2', 'away')] as const;
  expect(prices({ ...MARKET, provider: { name: 'DraftKings Live' } }, sides)).toEqual([]);
  expect(
    prices({ homeAthleteOdds: { moneyLine: 1e9 }, awayAthleteOdds: { moneyLine: -110 } }, sides),
  ).toEqual([]);
});
