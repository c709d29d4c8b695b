import { describe, expect, test } from 'vitest';
import type { League } from '#domain/leagues/league.ts';
import {
  COUPON_MONEYLINE,
  COUPON_SPREAD,
  COUPON_TOTAL,
  coupon,
  couponMarket,
  couponOutcome,
  couponPrice,
  event,
} from './coupon.fixture.ts';
import { parseBovadaGames } from './coupon.ts';

const AS_OF = '2026-11-22T12:00:00.000Z';
const parse = (answer: unknown, league: League = 'NFL') => {
  const read = parseBovadaGames(answer, league, AS_OF);
  if (!read) throw new Error('no coupon');
  return read;
};
const game = (markets: Record<string, unknown>[], rest = {}) =>
  event('Buffalo Bills', 'Kansas City Chiefs', markets, rest);
const quote = (markets: Record<string, unknown>[], league: League = 'NFL') =>
  parse([{ events: [game(markets)] }], league).items[0]?.quote;

test('sides, start and the three main markets; "EVEN" is +100', () => {
  expect(parse(coupon(game([COUPON_MONEYLINE, COUPON_SPREAD, COUPON_TOTAL])))).toEqual({
    items: [
      {
        item: '25568702',
        home: 'Buffalo Bills',
        away: 'Kansas City Chiefs',
        startTime: '2026-11-22T18:00:00.000Z',
        quote: {
          book: 'bovada',
          feed: 'bovada',
          provider: 'Bovada',
          sample: false,
          asOf: AS_OF,
          moneyline: { home: -122, away: 104 },
          spread: { line: -1.5, home: -112, away: -108 },
          total: { line: 47.5, over: 100, under: -120 },
        },
      },
    ],
    quarantined: [],
  });
});

test('a coupon of several games: each with all three markets, none left out', () => {
  const markets = [COUPON_MONEYLINE, COUPON_SPREAD, COUPON_TOTAL];
  const other = event('Chicago Bears', 'Detroit Lions', markets, { id: '25568703' });
  const { items, quarantined } = parse(coupon(game(markets), other));
  expect(quarantined).toEqual([]);
  expect(items.map(({ away, home }) => [away, home])).toEqual([
    ['Kansas City Chiefs', 'Buffalo Bills'],
    ['Detroit Lions', 'Chicago Bears'],
  ]);
  for (const { quote: all } of items) {
    expect(all.moneyline && all.spread && all.total).toBeDefined();
  }
});

describe('only the main markets of the whole game', () => {
  test('a half, a live market and other groups are left out', () => {
    const half = {
      ...COUPON_MONEYLINE,
      period: { description: '1st Half', main: true, live: false },
    };
    const live = { ...COUPON_MONEYLINE, period: { description: 'Game', main: true, live: true } };
    expect(quote([half, live])).toBeUndefined();
    const props = game([], {
      displayGroups: [{ description: 'Alternate Lines', markets: [COUPON_SPREAD] }],
    });
    expect(parse(coupon(props)).items).toEqual([]);
  });

  test.each([
    ['Match', false, true],
    ['Full Game', true, true],
    ['Full Game', false, false],
    ['1st Half', true, false],
    ['First 5 Innings', true, false],
    ['3rd Period', true, false],
    [undefined, true, true],
    [undefined, false, false],
  ])('a period named %s, main %s: %s', (description, main, taken) => {
    const period = { ...(description && { description }), main, live: false };
    expect(quote([{ ...COUPON_MONEYLINE, period }]) !== undefined).toBe(taken);
  });

  test('the feed’s "Main" market goes before another of its kind', () => {
    const other = couponMarket('2W-OU', [
      couponOutcome('O', couponPrice('+150', '50.5')),
      couponOutcome('U', couponPrice('-180', '50.5')),
    ]);
    const main = { ...COUPON_TOTAL, descriptionKey: 'Main Dynamic Over/Under' };
    expect(quote([other, main])?.total?.line).toBe(47.5);
    expect(quote([other, COUPON_TOTAL])?.total?.line).toBe(50.5);
  });

  test('soccer is three-way over regulation time; without the draw it is none', () => {
    const period = { description: 'Regulation Time', main: true, live: false };
    const threeWay = couponMarket(
      '3W-1X2',
      [
        couponOutcome('H', couponPrice('+150')),
        couponOutcome('A', couponPrice('+190')),
        couponOutcome('D', couponPrice('+240')),
      ],
      { period },
    );
    expect(quote([threeWay, COUPON_MONEYLINE], 'EPL')?.moneyline).toEqual({
      home: 150,
      away: 190,
      draw: 240,
    });
    const noDraw = couponMarket('3W-1X2', [
      couponOutcome('H', couponPrice('-150')),
      couponOutcome('A', couponPrice('+130')),
    ]);
    const goals = couponMarket('2W-OU', [
      couponOutcome('O', couponPrice('-110', '2.5')),
      couponOutcome('U', couponPrice('-110', '2.5')),
    ]);
    expect(quote([noDraw, COUPON_MONEYLINE, goals], 'EPL')).toMatchObject({
      moneyline: undefined,
      total: { line: 2.5 },
    });
  });

  test('hockey counts overtime: regulation prices are another bet', () => {
    const regulation = {
      ...COUPON_MONEYLINE,
      period: { description: 'Regulation Time', main: true },
    };
    expect(quote([regulation], 'NHL')).toBeUndefined();
    expect(quote([COUPON_MONEYLINE], 'NHL')?.moneyline).toEqual({ home: -122, away: 104 });
  });
});

describe('what cannot be bet on is left out without a word', () => {
  test.each([
    ['a live event', { live: true }],
    ['a suspended event', { status: 'S' }],
    ['an outright', { type: 'RANKEVENT' }],
  ])('%s', (_, rest) => {
    expect(parse(coupon(game([COUPON_MONEYLINE], rest)))).toEqual({ items: [], quarantined: [] });
  });

  test('a suspended market, and a market with a suspended side', () => {
    const shut = couponOutcome('A', couponPrice('+104'), { status: 'S' });
    const oneSided = couponMarket('2W-12', [shut, couponOutcome('H', couponPrice('-122'))]);
    expect(quote([{ ...COUPON_MONEYLINE, status: 'S' }, COUPON_TOTAL])?.moneyline).toBeUndefined();
    expect(quote([oneSided, COUPON_TOTAL])?.moneyline).toBeUndefined();
  });
});

describe('handicaps', () => {
  const spread = (home: object, away: object) =>
    quote([
      couponMarket('2W-HCAP', [
        couponOutcome('H', home as Record<string, unknown>),
        couponOutcome('A', away as Record<string, unknown>),
      ]),
    ])?.spread?.line;

  test.each([
    ['-0.75', undefined, '0.75', undefined, -0.75],
    ['-0.5', '-1.0', '0.5', '1.0', -0.75],
    ['-0.5,-1.0', undefined, '0.5,1.0', undefined, -0.75],
    ['0.0', '-0.5', '0.0', '0.5', -0.25],
    ['0.0', undefined, '0.0', undefined, 0],
    ['-3.5', undefined, '3', undefined, undefined],
    ['-0.5', '-3.0', '0.5', '3.0', undefined],
    ['', undefined, '', undefined, undefined],
  ])('%s and %s against %s and %s is %s', (home, home2, away, away2, line) => {
    expect(spread(couponPrice('-110', home, home2), couponPrice('-110', away, away2))).toBe(line);
  });

  test('a total between two lines is the quarter line', () => {
    const total = couponMarket('2W-OU', [
      couponOutcome('O', couponPrice('-105', '2.5', '3.0')),
      couponOutcome('U', couponPrice('-115', '2.5', '3.0')),
    ]);
    expect(quote([total], 'EPL')?.total).toEqual({ line: 2.75, over: -105, under: -115 });
  });
});

test('outcomes belong to the competitor they name, whatever their letter', () => {
  const named = couponMarket('2W-12', [
    couponOutcome('H', couponPrice('+104'), { competitorId: '25568702-2' }),
    couponOutcome('A', couponPrice('-122'), { competitorId: '25568702-1' }),
  ]);
  expect(quote([named])?.moneyline).toEqual({ home: -122, away: 104 });
});

test('each bad event is quarantined by itself; the rest stay', () => {
  const good = game([COUPON_MONEYLINE]);
  const answer = coupon(
    null,
    { id: 'x' },
    { ...game([COUPON_MONEYLINE]), id: '7', startTime: 'soon' },
    { ...game([COUPON_MONEYLINE]), id: '8', competitors: [{ id: '1', name: 'Bills', home: true }] },
    good,
    good,
  );
  const { items, quarantined } = parse([...answer, 'nonsense', { events: 'none' }]);
  expect(items.map(({ item }) => item)).toEqual(['25568702']);
  expect(quarantined.map(({ item, reason }) => `${item}: ${reason}`)).toEqual([
    expect.stringMatching(/^#0: unexpected shape at event/),
    expect.stringMatching(/^#1: unexpected shape at id/),
    expect.stringMatching(/^7: unexpected shape at startTime/),
    '8: not one home and one away side',
    'competition #1: no list of events',
    'competition #2: no list of events',
  ]);
});

test('prices and lines no book can mean are no market', () => {
  const wild = couponMarket('2W-12', [
    couponOutcome('H', couponPrice('-99')),
    couponOutcome('A', couponPrice('NaN')),
  ]);
  const far = couponMarket('2W-OU', [
    couponOutcome('O', couponPrice('-110', '9999')),
    couponOutcome('U', couponPrice('-110', '9999')),
  ]);
  expect(quote([wild, far])).toBeUndefined();
});

test.each([null, 'down', 7, { events: [] }])('%j is no coupon', (answer) => {
  expect(parseBovadaGames(answer, 'NFL', AS_OF)).toBeUndefined();
});

test('a league without events is an empty coupon', () => {
  expect(parse([])).toEqual({ items: [], quarantined: [] });
});
