import { chained, payload } from '../exampleLedger.fixture.ts';
import {
  clock,
  dayOf,
  EDGE,
  graded,
  gradedEdge,
  judged,
  judgedEdge,
  type LedgerCase,
  said,
  shown,
  WINNER,
} from './gradeSayings.fixture.ts';

/** Which line is graded, and when. */
export const LINE_CASES: readonly LedgerCase[] = [
  ['a pick by its score', graded({}), undefined],
  ['an edge by its score', gradedEdge({}), undefined],
  [
    'a late line after which the feed tells an earlier start',
    dayOf(
      ['10:00', said()],
      ['17:00', said({ prediction: { id: 12 } })],
      ['22:00', judged({ predictionId: 12, predictionLine: 2, startTime: clock('16:30') })],
    ),
    ['not the last word', 3],
  ],
  [
    'the line before that earlier start',
    dayOf(
      ['10:00', said()],
      ['17:00', said({ prediction: { id: 12 } })],
      ['22:00', judged({ startTime: clock('16:30') })],
    ),
    undefined,
  ],
  [
    'a pick after a start that an earlier line told',
    dayOf(
      ['10:00', said({}, { gameTime: clock('13:00') })],
      ['14:00', said({ prediction: { id: 12 } })],
      ['22:00', judged({ predictionId: 12, predictionLine: 2, startTime: clock('13:00') })],
    ),
    ['not the last word', 3],
  ],
  [
    'a later start than edges told',
    dayOf(
      ['10:00', said()],
      ['11:00', shown({ startTime: clock('17:00'), edges: [] })],
      ['22:00', judged()],
    ),
    ['later start', 3],
  ],
  [
    'a start of which only the day was known',
    dayOf(
      ['10:00', said({}, { gameTime: clock('13:00'), timeKnown: false })],
      ['14:00', said({ prediction: { id: 12 } })],
      ['22:00', judged({ predictionId: 12, predictionLine: 2 })],
    ),
    undefined,
  ],
  [
    'a start of which only the day was known, in edges',
    dayOf(
      ['10:00', said()],
      ['11:00', shown({ startTime: clock('12:00'), timeKnown: false })],
      ['22:00', judged()],
    ),
    undefined,
  ],
  [
    'a line before the last one',
    graded({}, ['11:00', said({ prediction: { id: 12 } })]),
    ['not the last word', 3],
  ],
  [
    'the same prediction, said again later',
    graded({}, ['11:00', said()]),
    ['not the last word', 3],
  ],
  [
    'a line that says it does not count',
    dayOf(['10:00', said({ counts: false })], ['22:00', judged()]),
    ['not the last word', 2],
  ],
  [
    'a line after the result was told',
    graded({ result: { feed: 'espn', toldAt: clock('09:59') } }),
    ['not the last word', 2],
  ],
  [
    'a line in the millisecond of the result',
    chained([
      payload('2026-11-22T10:00:00.000900Z', said()),
      payload(
        '2026-11-22T22:00:00.000000Z',
        judged({ result: { feed: 'espn', toldAt: clock('10:00') } }),
      ),
    ]),
    undefined,
  ],
  ['before the start', dayOf(['10:00', said()], ['17:59', judged()]), ['graded early', 2]],
  ['at the start', dayOf(['10:00', said()], ['18:00', judged()]), undefined],
  [
    'before the earliest start',
    dayOf(
      ['10:00', said({}, { gameTime: '2026-11-23T18:00:00Z' })],
      ['22:00', judged({ startTime: '2026-11-23T18:00:00Z' })],
    ),
    ['graded early', 2],
  ],
  [
    'an edge by a line that showed it again',
    dayOf(
      ['10:00', said()],
      ['11:00', shown({ edges: [{ ...EDGE, price: 100 }] })],
      ['12:00', shown()],
      ['22:00', judgedEdge({ predictionLine: 3 })],
    ),
    ['not the last word', 4],
  ],
  [
    'an edge at its first price, with another price later',
    dayOf(
      ['10:00', said()],
      ['11:00', shown()],
      ['12:00', shown({ edges: [{ ...EDGE, price: 120 }] })],
      ['22:00', judgedEdge()],
    ),
    undefined,
  ],
  [
    'an edge shown after an earlier start',
    gradedEdge({ startTime: clock('11:00') }),
    ['not the last word', 3],
  ],
  [
    'the second of two like bets in one line',
    gradedEdge({}, { edges: [{ ...EDGE, price: 100 }, EDGE] }),
    ['not the last word', 3],
  ],
  [
    'the second of two picks of a market',
    dayOf(['10:00', said({ picks: [{ ...WINNER, pick: 'away' }, WINNER] })], ['22:00', judged()]),
    ['not the last word', 2],
  ],
  [
    'an edge at another line of the same market',
    gradedEdge({}, { edges: [{ ...EDGE, line: 3.5 }, EDGE] }),
    undefined,
  ],
  [
    'an edge of the sample slate',
    dayOf(['10:00', said({}, { sample: true })], ['11:00', shown()], ['22:00', judgedEdge()]),
    ['grade without prediction', 3],
  ],
];
