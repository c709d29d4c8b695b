import type { LeagueBounds } from './figures.ts';

/** The specification's names of the two tiles, the same for every sport. */
const TILES = { spread: 'Point Spread', total: 'Game Total' } as const;

/** What a sport's leagues have in common; a league's record can differ. */
const TWO_WAY = { canDraw: false, college: false, labels: TILES, starters: 5 } as const;

/** NFL games can end level after overtime, but only about 1 in 400 does: the tie is not a market of its own. */
export const FOOTBALL = { ...TWO_WAY, sport: 'football', indoor: false } as const;

export const BASKETBALL = { ...TWO_WAY, sport: 'basketball', indoor: true } as const;

export const BASEBALL = {
  ...TWO_WAY,
  sport: 'baseball',
  indoor: false,
  labels: { spread: 'Run Line', total: 'Total Runs O/U' },
  starters: 9,
} as const;

export const HOCKEY = { ...TWO_WAY, sport: 'hockey', indoor: true } as const;

export const SOCCER = {
  ...TWO_WAY,
  sport: 'soccer',
  indoor: false,
  canDraw: true,
  analyzer: { total: [0.5, 8], marginSd: 10, totalSd: 8 },
} as const;

export const SOCCER_BOUNDS: LeagueBounds = {
  total: [1, 8],
  spread: 8,
  marginSd: 1.7,
  finalScore: [0, 25],
  level: true,
  games: 80,
};
