import type { Bet } from './bet.ts';

/** A bet on game 7 of the NFL, 29 November 2026: $20 on the home side at -110. */
export const betOf = (change: Partial<Bet> = {}): Bet => ({
  id: '018f6f00-0000-7000-8000-000000000001',
  takenAt: '2026-11-29T15:00:00.000Z',
  startTime: '2026-11-29T18:00:00.000Z',
  league: 'NFL',
  name: 'Chiefs @ Bills',
  game: { id: 7, home: 'Bills', away: 'Chiefs' },
  market: 'moneyline',
  pick: 'home',
  price: -110,
  stakeCents: 2000,
  book: 'DraftKings',
  changedAt: 1,
  ...change,
});
