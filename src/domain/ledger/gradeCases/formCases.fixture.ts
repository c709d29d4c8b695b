import { chained, payload } from '../exampleLedger.fixture.ts';
import {
  atTime,
  CALLED,
  dayOfTime,
  gradedGame,
  judgedGame,
  type LedgerCase,
  said,
  VOID,
} from './gradeSayings.fixture.ts';

/** What a grade has to say. */
export const FORM_CASES: readonly LedgerCase[] = [
  ['a basis that is neither', gradedGame({ basis: 'either' }), ['malformed', 2]],
  ['no basis', gradedGame({ basis: null }), ['malformed', 2]],
  ['another rule', gradedGame({ rule: 2 }), ['unknown rule', 2]],
  ['a rule as a text', gradedGame({ rule: '1' }), ['unknown rule', 2]],
  ['no rule, as before', gradedGame({ rule: null, outcome: 'loss' }), undefined],
  [
    'no rule after one that has it',
    dayOfTime(
      ['10:00', said()],
      ['22:00', judgedGame()],
      ['22:01', judgedGame({ rule: null, resultVersion: 2 })],
    ),
    ['grade without rule', 3],
  ],
  ['no start', gradedGame({ startTime: null }), ['malformed', 2]],
  ['a start that is no instant', gradedGame({ startTime: '2026-11-22' }), ['malformed', 2]],
  ['no result', gradedGame({ result: undefined }), ['malformed', 2]],
  ['a score that nobody told', gradedGame({ result: null }), ['malformed', 2]],
  [
    'a result that no feed told',
    gradedGame({ result: { toldAt: atTime('21:00') } }),
    ['malformed', 2],
  ],
  ['a result told at no time', gradedGame({ result: { feed: 'espn' } }), ['malformed', 2]],
  ['a result as a list', gradedGame({ result: ['espn'] }), ['malformed', 2]],
  [
    'void two hours after the start, by no result',
    gradedGame({ ...CALLED, result: null, ...VOID }),
    ['graded early', 2],
  ],
  [
    'void two weeks after the start, by no result',
    chained([
      payload('2026-11-08T10:00:00.000000Z', said({}, { gameTime: '2026-11-08T18:00:00Z' })),
      payload(
        '2026-11-22T22:00:00.000000Z',
        judgedGame({ ...CALLED, result: null, ...VOID, startTime: '2026-11-08T18:00:00Z' }),
      ),
    ]),
    undefined,
  ],
  [
    'version 0 after 1',
    dayOfTime(
      ['10:00', said()],
      ['22:00', judgedGame()],
      ['22:01', judgedGame({ ...CALLED, ...VOID })],
    ),
    undefined,
  ],
  [
    'version 0 after 1, twice',
    dayOfTime(
      ['10:00', said()],
      ['22:00', judgedGame()],
      ['22:01', judgedGame({ ...CALLED, ...VOID })],
      ['22:02', judgedGame({ ...CALLED, ...VOID })],
    ),
    ['graded twice', 4],
  ],
  ['an event beside the game that is null', gradedGame({ eventId: null }), undefined],
  [
    'a game with an event that is null',
    dayOfTime(['10:00', said({ event: null })], ['22:00', judgedGame()]),
    undefined,
  ],
  ['an event beside the game', gradedGame({ eventId: 1 }), ['grade without prediction', 2]],
];
