/** Hand-written coupons in the shape of Bovada's answers, for tests. */

type Json = Record<string, unknown>;

/** 2026-11-22T18:00:00Z */
export const KICKOFF = Date.UTC(2026, 10, 22, 18);

export const couponPrice = (american: string, handicap?: string, handicap2?: string): Json => ({
  american,
  ...(handicap !== undefined && { handicap }),
  ...(handicap2 !== undefined && { handicap2 }),
});

export const couponOutcome = (type: string, prices: Json, rest: Json = {}): Json => ({
  type,
  status: 'O',
  price: prices,
  ...rest,
});

export const couponMarket = (key: string, outcomes: Json[], rest: Json = {}): Json => ({
  key,
  status: 'O',
  period: { description: 'Game', main: true, live: false },
  outcomes,
  ...rest,
});

export const COUPON_MONEYLINE = couponMarket('2W-12', [
  couponOutcome('A', couponPrice('+104')),
  couponOutcome('H', couponPrice('-122')),
]);
export const COUPON_SPREAD = couponMarket('2W-HCAP', [
  couponOutcome('A', couponPrice('-108', '1.5')),
  couponOutcome('H', couponPrice('-112', '-1.5')),
]);
export const COUPON_TOTAL = couponMarket('2W-OU', [
  couponOutcome('O', couponPrice('EVEN', '47.5')),
  couponOutcome('U', couponPrice('-120', '47.5')),
]);

export const event = (home: string, away: string, markets: Json[], rest: Json = {}): Json => ({
  id: '25568702',
  type: 'GAMEEVENT',
  status: 'U',
  live: false,
  startTime: KICKOFF,
  competitors: [
    { id: '25568702-1', name: home, home: true },
    { id: '25568702-2', name: away, home: false },
  ],
  displayGroups: [{ description: 'Game Lines', markets }],
  ...rest,
});

export const coupon = (...events: unknown[]): Json[] => [
  {
    path: [
      { description: 'NFL', link: '/football/nfl', type: 'LEAGUE' },
      { description: 'Football', link: '/football', type: 'SPORT' },
    ],
    events,
  },
];
