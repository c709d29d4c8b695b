import { type LedgerCase, LOSS, VOID } from './gradeSayings.fixture.ts';
import { BOXERS, BY_KNOCKOUT, boutSaying, gradedPart, PUSH } from './partSayings.fixture.ts';

/** How fights are settled. */
export const BOUT_CASES: readonly LedgerCase[] = [
  ['a fight that was won', boutSaying({}), undefined],
  ['a fight that was lost', boutSaying({ winner: 'Ben Bird' }, LOSS), undefined],
  ['a fight that was lost, and won', boutSaying({ winner: 'Ben Bird' }), ['wrong outcome', 2]],
  ['a drawn fight', boutSaying({ winner: 'draw' }, PUSH), undefined],
  ['a drawn fight, and lost', boutSaying({ winner: 'draw' }, LOSS), ['wrong outcome', 2]],
  ['no contest', boutSaying({ winner: 'noContest' }, VOID), undefined],
  ['a fight that a third has won', boutSaying({ winner: 'Cy Cole' }, LOSS), ['wrong outcome', 2]],
  ['a fight in the other order', boutSaying({ names: BOXERS.toReversed() }), undefined],
  ['another opponent', boutSaying({ names: ['Ann Abel', 'Cy Cole'] }, VOID), undefined],
  [
    'another opponent, and won',
    boutSaying({ names: ['Ann Abel', 'Cy Cole'] }),
    ['wrong outcome', 2],
  ],
  ['one against himself', boutSaying({ names: ['Ann Abel', 'Ann Abel'] }, VOID), undefined],
  ['a pick that is neither', boutSaying({}, VOID, { pick: 'Cy Cole' }), undefined],
  ['three names', boutSaying({ names: [...BOXERS, 'Cy Cole'] }), ['wrong outcome', 2]],
  ['a line without names', boutSaying({}, {}, {}, null), ['wrong outcome', 2]],
  ['names that are numbers', boutSaying({ names: [1, 2], winner: 1 }, VOID), ['wrong outcome', 2]],
  ['by a knockout', boutSaying({}, {}, BY_KNOCKOUT), undefined],
  ['by a decision instead', boutSaying({ method: 'decision' }, LOSS, BY_KNOCKOUT), undefined],
  [
    'by a decision, and won',
    boutSaying({ method: 'decision' }, {}, BY_KNOCKOUT),
    ['wrong outcome', 2],
  ],
  ['by nothing that is named', boutSaying({ method: null }, VOID, BY_KNOCKOUT), undefined],
  ['by something else', boutSaying({ method: 'other' }, VOID, BY_KNOCKOUT), undefined],
  ['by nothing at all', boutSaying({ method: undefined }), ['wrong outcome', 2]],
  ['by false', boutSaying({ method: false }, VOID, BY_KNOCKOUT), ['wrong outcome', 2]],
  ['a knockout in a draw', boutSaying({ winner: 'draw' }, LOSS, BY_KNOCKOUT), undefined],
  ['a method without how', boutSaying({}, {}, { market: 'method' }), ['wrong outcome', 2]],
  ['a spread of a fight', boutSaying({}, {}, { market: 'spread', line: 1 }), ['wrong outcome', 2]],
  [
    'a fight told as a match',
    boutSaying({ contest: 'match', sets: [], retired: true }, VOID),
    ['wrong outcome', 2],
  ],
  [
    'a fight that was called off',
    gradedPart({ league: 'Boxing' }, { ended: null, resultVersion: 0, ...VOID }),
    undefined,
  ],
  [
    'a fight that was called off, and won',
    gradedPart({ league: 'Boxing' }, { ended: null, resultVersion: 0 }),
    ['wrong outcome', 2],
  ],
  ['a fight without an end', gradedPart({ league: 'UFC' }, {}), ['wrong outcome', 2]],
  ['an end that is a list', gradedPart({ league: 'UFC' }, { ended: [] }), ['wrong outcome', 2]],
  [
    'a league of games',
    gradedPart({ league: 'NFL' }, { ended: null, ...VOID }),
    ['wrong outcome', 2],
  ],
];
