import { chained, payload } from '../exampleLedger.fixture.ts';
import {
  atTime,
  dayOfTime,
  EDGE,
  gradedEdge,
  gradedGame,
  judgedEdge,
  judgedGame,
  type LedgerCase,
  said,
  shown,
  WINNER,
} from './gradeSayings.fixture.ts';

/** Which line is graded, and when. */
export const LINE_CASES: readonly LedgerCase[] = [
  ['a pick by its score', gradedGame({}), undefined],
  ['an edge by its score', gradedEdge({}), undefined],
  [
    'a late line after which the feed tells an earlier start',
    dayOfTime(
      ['10:00', said()],
      ['17:00', said({ prediction: { id: 12 } })],
      ['22:00', judgedGame({ predictionId: 12, predictionLine: 2, startTime: atTime('16:30') })],
    ),
    ['not the last word', 3],
  ],
  [
    'the line before that earlier start',
    dayOfTime(
      ['10:00', said()],
      ['17:00', said({ prediction: { id: 12 } })],
      ['22:00', judgedGame({ startTime: atTime('16:30') })],
    ),
    undefined,
  ],
  [
    'a pick after a start that an earlier line told',
    dayOfTime(
      ['10:00', said({}, { gameTime: atTime('13:00') })],
      ['14:00', said({ prediction: { id: 12 } })],
      ['22:00', judgedGame({ predictionId: 12, predictionLine: 2, startTime: atTime('13:00') })],
    ),
    ['not the last word', 3],
  ],
  [
    'a later start than edges told',
    dayOfTime(
      ['10:00', said()],
      ['11:00', shown({ startTime: atTime('17:00'), edges: [] })],
      ['22:00', judgedGame()],
    ),
    ['later start', 3],
  ],
  [
    'a start of which only the day was known',
    dayOfTime(
      ['10:00', said({}, { gameTime: atTime('13:00'), timeKnown: false })],
      ['14:00', said({ prediction: { id: 12 } })],
      ['22:00', judgedGame({ predictionId: 12, predictionLine: 2 })],
    ),
    undefined,
  ],
  [
    'a start of which only the day was known, in edges',
    dayOfTime(
      ['10:00', said()],
      ['11:00', shown({ startTime: atTime('12:00'), timeKnown: false })],
      ['22:00', judgedGame()],
    ),
    undefined,
  ],
  [
    'a line before the last one',
    gradedGame({}, ['11:00', said({ prediction: { id: 12 } })]),
    ['not the last word', 3],
  ],
  [
    'the same prediction, said again later',
    gradedGame({}, ['11:00', said()]),
    ['not the last word', 3],
  ],
  [
    'a line that says it does not count',
    dayOfTime(['10:00', said({ counts: false })], ['22:00', judgedGame()]),
    ['not the last word', 2],
  ],
  [
    'a line after the result was told',
    gradedGame({ result: { feed: 'espn', toldAt: atTime('09:59') } }),
    ['not the last word', 2],
  ],
  [
    'a line in the millisecond of the result',
    chained([
      payload('2026-11-22T10:00:00.000900Z', said()),
      payload(
        '2026-11-22T22:00:00.000000Z',
        judgedGame({ result: { feed: 'espn', toldAt: atTime('10:00') } }),
      ),
    ]),
    undefined,
  ],
  ['before the start', dayOfTime(['10:00', said()], ['17:59', judgedGame()]), ['graded early', 2]],
  ['at the start', dayOfTime(['10:00', said()], ['18:00', judgedGame()]), undefined],
  [
    'before the earliest start',
    dayOfTime(
      ['10:00', said({}, { gameTime: '2026-11-23T18:00:00Z' })],
      ['22:00', judgedGame({ startTime: '2026-11-23T18:00:00Z' })],
    ),
    ['graded early', 2],
  ],
  [
    'an edge by a line that showed it again',
    dayOfTime(
      ['10:00', said()],
      ['11:00', shown({ edges: [{ ...EDGE, price: 100 }] })],
      ['12:00', shown()],
      ['22:00', judgedEdge({ predictionLine: 3 })],
    ),
    ['not the last word', 4],
  ],
  [
    'an edge at its first price, with another price later',
    dayOfTime(
      ['10:00', said()],
      ['11:00', shown()],
      ['12:00', shown({ edges: [{ ...EDGE, price: 120 }] })],
      ['22:00', judgedEdge()],
    ),
    undefined,
  ],
  [
    'an edge shown after an earlier start',
    gradedEdge({ startTime: atTime('11:00') }),
    ['not the last word', 3],
  ],
  [
    'the second of two like bets in one line',
    gradedEdge({}, { edges: [{ ...EDGE, price: 100 }, EDGE] }),
    ['not the last word', 3],
  ],
  [
    'the second of two picks of a market',
    dayOfTime(
      ['10:00', said({ picks: [{ ...WINNER, pick: 'away' }, WINNER] })],
      ['22:00', judgedGame()],
    ),
    ['not the last word', 2],
  ],
  [
    'an edge at another line of the same market',
    gradedEdge({}, { edges: [{ ...EDGE, line: 3.5 }, EDGE] }),
    undefined,
  ],
  [
    'an edge of the sample slate',
    dayOfTime(['10:00', said({}, { sample: true })], ['11:00', shown()], ['22:00', judgedEdge()]),
    ['grade without prediction', 3],
  ],
];
