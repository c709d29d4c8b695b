import { expect, test } from 'vitest';
import {
  COUPON_MONEYLINE,
  couponMarket,
  couponOutcome,
  couponPrice,
  event,
} from './coupon.fixture.ts';
import { parseParts } from './parts.ts';

const AS_OF = '2026-11-22T12:00:00.000Z';

const ufc = (...events: unknown[]) => [
  {
    path: [
      { description: 'UFC 400', link: '/ufc-mma/ufc-400', type: 'LEAGUE' },
      { description: 'UFC/MMA', link: '/ufc-mma', type: 'SPORT' },
    ],
    events,
  },
];

const bout = (markets: Record<string, unknown>[], group = 'Fight Lines') =>
  event('Merab Dvalishvili', 'Sean O’Malley', [], {
    displayGroups: [{ description: group, markets }],
  });

test('a fight’s two-way price, with the competition it stands in', () => {
  const fight = { ...COUPON_MONEYLINE, period: { description: 'Bout', main: true } };
  expect(parseParts(ufc(bout([fight])), 'ufc', AS_OF)?.items).toEqual([
    {
      item: '25568702',
      path: ['UFC/MMA', 'UFC 400'],
      startTime: '2026-11-22T18:00:00.000Z',
      a: 'Merab Dvalishvili',
      b: 'Sean O’Malley',
      quote: {
        book: 'bovada',
        feed: 'bovada',
        provider: 'Bovada',
        sample: false,
        asOf: AS_OF,
        a: -122,
        b: 104,
      },
    },
  ]);
});

test('the first named keeps his own price where the book calls him the away side', () => {
  const match = event('A', 'B', [], {
    competitors: [
      { id: '1', name: 'Jannik Sinner', home: false },
      { id: '2', name: 'Carlos Alcaraz', home: true },
    ],
    displayGroups: [{ description: 'Match Lines', markets: [COUPON_MONEYLINE] }],
  });
  const [first] = parseParts([{ events: [match] }], 'tennis', AS_OF)?.items ?? [];
  expect(first).toMatchObject({ a: 'Jannik Sinner', quote: { a: 104, b: -122 } });
});

test('set winners and three-way prices are left out; teams of four are quarantined', () => {
  const set = { ...COUPON_MONEYLINE, period: { description: '1st Set', main: true } };
  const threeWay = couponMarket('3W-1X2', [
    couponOutcome('H', couponPrice('-150')),
    couponOutcome('A', couponPrice('+130')),
    couponOutcome('D', couponPrice('+1400')),
  ]);
  expect(parseParts(ufc(bout([set, threeWay])), 'ufc', AS_OF)).toEqual({
    items: [],
    quarantined: [],
  });
  const four = event('A', 'B', [COUPON_MONEYLINE], {
    competitors: ['A', 'B', 'C', 'D'].map((name) => ({ id: name, name })),
  });
  expect(parseParts(ufc(four), 'ufc', AS_OF)?.quarantined).toEqual([
    { item: '25568702', reason: 'not two competitors' },
  ]);
});
