import type { SaidMove } from './saidMove.ts';

/** An expected move with every possible field: the Bills were seen first at −1.5, and closed at −2.5. */
export const EXAMPLE_MOVE = {
  market: 'spread',
  line: -1.5,
  toward: 'home',
  firstShare: 0.5,
  ownShare: 0.559,
  targetLine: -3.5,
  provider: 'DraftKings',
  price: -110,
  seenAt: '2026-11-19T23:15:00.000Z',
  result: 'hit',
  closingShare: 0.531,
  closingLine: -2.5,
} as const satisfies SaidMove;

/** The same before the close. */
const { result: _, closingShare: __, closingLine: ___, ...open } = EXAMPLE_MOVE;
export const OPEN_MOVE: SaidMove = open;

/** A price that is to shorten at a line that stays. */
export const PRICE_MOVE: SaidMove = {
  market: 'total',
  line: 6.5,
  toward: 'under',
  firstShare: 0.49,
  ownShare: 0.52,
  targetPrice: -120,
  provider: 'Bovada',
  price: -105,
  seenAt: '2026-11-19T23:15:00.000Z',
};
