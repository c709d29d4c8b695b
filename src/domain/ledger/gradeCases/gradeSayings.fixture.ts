import { chained, payload, type Saying } from '../exampleLedger.fixture.ts';
import type { FaultKind } from '../fault.ts';
import type { LedgerLine } from '../line.ts';

/** A ledger, and what is wrong with it: the fault and its line; undefined if it stands. */
export type LedgerCase = readonly [
  name: string,
  lines: readonly LedgerLine[],
  fault: readonly [FaultKind, number] | undefined,
];

/** A time of the day that these ledgers are about: "18:00". */
export const atTime = (time: string): string => `2026-11-22T${time}:00.000Z`;

/** Lines of that day, each with its time. */
export const dayOfTime = (
  ...lines: readonly (readonly [time: string, saying: Saying])[]
): LedgerLine[] =>
  chained(lines.map(([time, saying]) => payload(`2026-11-22T${time}:00.000000Z`, saying)));

const SIDES = { home: 'Bills', away: 'Chiefs' };
export const WINNER = {
  market: 'moneyline',
  pick: 'home',
  price: -110,
  book: 'Book',
  probability: 60,
};
export const SPREAD_SAYING = { ...WINNER, market: 'spread', line: -1.5, price: 150 };
export const TOTAL_SAYING = { ...WINNER, market: 'total', pick: 'over', line: 47.25, price: -120 };
export const EDGE = { ...WINNER, market: 'spread', pick: 'away', line: 2.5, price: 105 };

export const said = (change: object = {}, game: object = {}): Saying => ({
  type: 'prediction',
  game: { id: 1, league: 'NFL', gameTime: atTime('18:00'), ...SIDES, sample: false, ...game },
  picks: [WINNER, SPREAD_SAYING, TOTAL_SAYING],
  prediction: { id: 11 },
  ...change,
});
export const shown = (change: object = {}): Saying => ({
  type: 'edges',
  gameId: 1,
  predictionId: 11,
  startTime: atTime('18:00'),
  ...SIDES,
  edges: [EDGE],
  ...change,
});
/** The grade of a pick by 27 to 24, told at nine and graded at ten. */
export const judgedGame = (change: object = {}): Saying => ({
  type: 'grade',
  rule: 1,
  gameId: 1,
  predictionId: 11,
  predictionLine: 1,
  basis: 'pick',
  resultVersion: 1,
  startTime: atTime('18:00'),
  result: { feed: 'espn', toldAt: atTime('21:00') },
  sides: SIDES,
  score: { home: 27, away: 24 },
  closing: [],
  closingWithheld: 0,
  ...WINNER,
  outcome: 'win',
  units: 100 / 110,
  ...change,
});
export const judgedEdge = (change: object = {}): Saying =>
  judgedGame({ ...EDGE, basis: 'edge', predictionLine: 2, outcome: 'loss', units: -1, ...change });

export const gradedGame = (change: object, ...before: readonly (readonly [string, Saying])[]) =>
  dayOfTime(['10:00', said()], ...before, ['22:00', judgedGame(change)]);
export const gradedEdge = (change: object, shownAs: object = {}) =>
  dayOfTime(['10:00', said()], ['11:00', shown(shownAs)], ['22:00', judgedEdge(change)]);
export const inLeague = (league: string, bet: object, change: object) =>
  dayOfTime(
    ['10:00', said({ picks: [{ ...WINNER, ...bet }] }, { league })],
    ['22:00', judgedGame({ ...bet, ...change })],
  );
export const CALLED = {
  result: { feed: 'espn', toldAt: atTime('21:00') },
  score: null,
  resultVersion: 0,
};
export const VOID = { outcome: 'void', units: 0 };
export const LOSS = { outcome: 'loss', units: -1 };
