/** Hand-written coupons in the shape of Bovada's answers, for tests. */

type Json = Record<string, unknown>;

/** 2026-11-22T18:00:00Z */
export const KICKOFF = Date.UTC(2026, 10, 22, 18);

export const price = (american: string, handicap?: string, handicap2?: string): Json => ({
  american,
  ...(handicap !== undefined && { handicap }),
  ...(handicap2 !== undefined && { handicap2 }),
});

export const outcome = (type: string, prices: Json, rest: Json = {}): Json => ({
  type,
  status: 'O',
  price: prices,
  ...rest,
});

export const market = (key: string, outcomes: Json[], rest: Json = {}): Json => ({
  key,
  status: 'O',
  period: { description: 'Game', main: true, live: false },
  outcomes,
  ...rest,
});

export const MONEYLINE = market('2W-12', [
  outcome('A', price('+104')),
  outcome('H', price('-122')),
]);
export const SPREAD = market('2W-HCAP', [
  outcome('A', price('-108', '1.5')),
  outcome('H', price('-112', '-1.5')),
]);
export const TOTAL = market('2W-OU', [
  outcome('O', price('EVEN', '47.5')),
  outcome('U', price('-120', '47.5')),
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
