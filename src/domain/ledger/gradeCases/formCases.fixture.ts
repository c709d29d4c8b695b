import { chained, payload } from '../exampleLedger.fixture.ts';
import {
  CALLED,
  clock,
  dayOf,
  graded,
  judged,
  type LedgerCase,
  said,
  VOID,
} from './gradeSayings.fixture.ts';

/** What a grade has to say. */
export const FORM_CASES: readonly LedgerCase[] = [
  ['a basis that is neither', graded({ basis: 'either' }), ['malformed', 2]],
  ['no basis', graded({ basis: null }), ['malformed', 2]],
  ['another rule', graded({ rule: 2 }), ['unknown rule', 2]],
  ['a rule as a text', graded({ rule: '1' }), ['unknown rule', 2]],
  ['no rule, as before', graded({ rule: null, outcome: 'loss' }), undefined],
  [
    'no rule after one that has it',
    dayOf(
      ['10:00', said()],
      ['22:00', judged()],
      ['22:01', judged({ rule: null, resultVersion: 2 })],
    ),
    ['grade without rule', 3],
  ],
  ['no start', graded({ startTime: null }), ['malformed', 2]],
  ['a start that is no instant', graded({ startTime: '2026-11-22' }), ['malformed', 2]],
  ['no result', graded({ result: undefined }), ['malformed', 2]],
  ['a score that nobody told', graded({ result: null }), ['malformed', 2]],
  ['a result that no feed told', graded({ result: { toldAt: clock('21:00') } }), ['malformed', 2]],
  ['a result told at no time', graded({ result: { feed: 'espn' } }), ['malformed', 2]],
  ['a result as a list', graded({ result: ['espn'] }), ['malformed', 2]],
  [
    'void two hours after the start, by no result',
    graded({ ...CALLED, result: null, ...VOID }),
    ['graded early', 2],
  ],
  [
    'void two weeks after the start, by no result',
    chained([
      payload('2026-11-08T10:00:00.000000Z', said({}, { gameTime: '2026-11-08T18:00:00Z' })),
      payload(
        '2026-11-22T22:00:00.000000Z',
        judged({ ...CALLED, result: null, ...VOID, startTime: '2026-11-08T18:00:00Z' }),
      ),
    ]),
    undefined,
  ],
  [
    'version 0 after 1',
    dayOf(['10:00', said()], ['22:00', judged()], ['22:01', judged({ ...CALLED, ...VOID })]),
    undefined,
  ],
  [
    'version 0 after 1, twice',
    dayOf(
      ['10:00', said()],
      ['22:00', judged()],
      ['22:01', judged({ ...CALLED, ...VOID })],
      ['22:02', judged({ ...CALLED, ...VOID })],
    ),
    ['graded twice', 4],
  ],
  ['an event beside the game that is null', graded({ eventId: null }), undefined],
  [
    'a game with an event that is null',
    dayOf(['10:00', said({ event: null })], ['22:00', judged()]),
    undefined,
  ],
  ['an event beside the game', graded({ eventId: 1 }), ['grade without prediction', 2]],
];
