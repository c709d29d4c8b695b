import type { LedgerCase } from './gradeSayings.fixture.ts';
import { BY_KNOCKOUT, bout, graded, LOSS, NAMES, PUSH, VOID } from './partSayings.fixture.ts';

/** How fights are settled. */
export const BOUT_CASES: readonly LedgerCase[] = [
  ['a fight that was won', bout({}), undefined],
  ['a fight that was lost', bout({ winner: 'Ben Bird' }, LOSS), undefined],
  ['a fight that was lost, and won', bout({ winner: 'Ben Bird' }), ['wrong outcome', 2]],
  ['a drawn fight', bout({ winner: 'draw' }, PUSH), undefined],
  ['a drawn fight, and lost', bout({ winner: 'draw' }, LOSS), ['wrong outcome', 2]],
  ['no contest', bout({ winner: 'noContest' }, VOID), undefined],
  ['a fight that a third has won', bout({ winner: 'Cy Cole' }, LOSS), ['wrong outcome', 2]],
  ['a fight in the other order', bout({ names: NAMES.toReversed() }), undefined],
  ['another opponent', bout({ names: ['Ann Abel', 'Cy Cole'] }, VOID), undefined],
  ['another opponent, and won', bout({ names: ['Ann Abel', 'Cy Cole'] }), ['wrong outcome', 2]],
  ['one against himself', bout({ names: ['Ann Abel', 'Ann Abel'] }, VOID), undefined],
  ['a pick that is neither', bout({}, VOID, { pick: 'Cy Cole' }), undefined],
  ['three names', bout({ names: [...NAMES, 'Cy Cole'] }), ['wrong outcome', 2]],
  ['a line without names', bout({}, {}, {}, null), ['wrong outcome', 2]],
  ['names that are numbers', bout({ names: [1, 2], winner: 1 }, VOID), ['wrong outcome', 2]],
  ['by a knockout', bout({}, {}, BY_KNOCKOUT), undefined],
  ['by a decision instead', bout({ method: 'decision' }, LOSS, BY_KNOCKOUT), undefined],
  ['by a decision, and won', bout({ method: 'decision' }, {}, BY_KNOCKOUT), ['wrong outcome', 2]],
  ['by nothing that is named', bout({ method: null }, VOID, BY_KNOCKOUT), undefined],
  ['by something else', bout({ method: 'other' }, VOID, BY_KNOCKOUT), undefined],
  ['by nothing at all', bout({ method: undefined }), ['wrong outcome', 2]],
  ['by false', bout({ method: false }, VOID, BY_KNOCKOUT), ['wrong outcome', 2]],
  ['a knockout in a draw', bout({ winner: 'draw' }, LOSS, BY_KNOCKOUT), undefined],
  ['a method without how', bout({}, {}, { market: 'method' }), ['wrong outcome', 2]],
  ['a spread of a fight', bout({}, {}, { market: 'spread', line: 1 }), ['wrong outcome', 2]],
  [
    'a fight told as a match',
    bout({ contest: 'match', sets: [], retired: true }, VOID),
    ['wrong outcome', 2],
  ],
  [
    'a fight that was called off',
    graded({ league: 'Boxing' }, { ended: null, resultVersion: 0, ...VOID }),
    undefined,
  ],
  [
    'a fight that was called off, and won',
    graded({ league: 'Boxing' }, { ended: null, resultVersion: 0 }),
    ['wrong outcome', 2],
  ],
  ['a fight without an end', graded({ league: 'UFC' }, {}), ['wrong outcome', 2]],
  ['an end that is a list', graded({ league: 'UFC' }, { ended: [] }), ['wrong outcome', 2]],
  ['a league of games', graded({ league: 'NFL' }, { ended: null, ...VOID }), ['wrong outcome', 2]],
];
