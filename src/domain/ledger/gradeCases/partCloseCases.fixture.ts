import { twoWayConsensus } from '../../events/consensus.ts';
import { atTime, type LedgerCase, VOID } from './gradeSayings.fixture.ts';
import { BOXERS, BY_KNOCKOUT, boutSaying, gradedPart } from './partSayings.fixture.ts';

const PRICED = [
  { a: -150, b: 130, book: 'one', asOf: atTime('17:55') },
  { a: -160, b: 140, book: 'two', asOf: atTime('17:55') },
];
const CHANCES = twoWayConsensus(
  PRICED.map((quote) => ({ ...quote, feed: 'espn', provider: quote.book, sample: false })),
  0.5,
);
const MEASURED = {
  closing: PRICED,
  closingWithheld: 0,
  closingProbability: 100 * (CHANCES?.a ?? 0),
};
const OTHER_SIDE = { ...MEASURED, closingProbability: 100 * (CHANCES?.b ?? 0) };
const CALLED_OFF = { ended: null, resultVersion: 0, ...VOID };

/** What a fight’s close follows from. */
export const PART_CLOSE_CASES: readonly LedgerCase[] = [
  ['a fight’s close by two books', boutSaying({}, MEASURED), undefined],
  [
    'a fight’s close in the other order',
    boutSaying({ names: BOXERS.toReversed() }, OTHER_SIDE),
    undefined,
  ],
  ['a fight’s close of the other side', boutSaying({}, OTHER_SIDE), ['wrong close', 2]],
  [
    'a fight’s close a point better',
    boutSaying({}, { ...MEASURED, closingProbability: MEASURED.closingProbability + 1 }),
    ['wrong close', 2],
  ],
  [
    'a fight’s close with a draw',
    boutSaying({}, { ...MEASURED, closingDrawProbability: 5 }),
    ['wrong close', 2],
  ],
  [
    'a fight’s close with a line',
    boutSaying({}, { ...MEASURED, closingLine: 1 }),
    ['wrong close', 2],
  ],
  [
    'a fight’s close without a price',
    boutSaying({}, { ...MEASURED, closing: [{ ...PRICED[0], b: null }] }),
    ['wrong close', 2],
  ],
  [
    'a close of a fight against another',
    boutSaying({ names: ['Ben Bird', 'Cy Cole'], winner: 'Cy Cole' }, { ...MEASURED, ...VOID }),
    ['wrong close', 2],
  ],
  ['a close of a knockout', boutSaying({}, MEASURED, BY_KNOCKOUT), ['wrong close', 2]],
  [
    'a close of a fight that was called off',
    gradedPart({ league: 'Boxing' }, { ...CALLED_OFF, ...MEASURED }),
    undefined,
  ],
  [
    'a close of one of a fight that was called off, on whatever side',
    gradedPart({ league: 'Boxing' }, { ...CALLED_OFF, ...OTHER_SIDE }),
    undefined,
  ],
  [
    'no close of a fight that was called off',
    gradedPart({ league: 'Boxing' }, { ...CALLED_OFF, ...MEASURED, closingProbability: 61 }),
    ['wrong close', 2],
  ],
];
