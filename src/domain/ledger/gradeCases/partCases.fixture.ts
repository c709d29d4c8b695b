import { GOLF_TOURS } from '../../leagues/eventLeague.ts';
import type { Saying } from '../exampleLedger.fixture.ts';
import { BOUT_CASES } from './boutCases.fixture.ts';
import { atTime, dayOfTime, type LedgerCase, LOSS, VOID } from './gradeSayings.fixture.ts';
import { PART_CLOSE_CASES } from './partCloseCases.fixture.ts';
import {
  ANN,
  BOXERS,
  gradedPart,
  judgedPart,
  PUSH,
  type SaidPart,
  told,
} from './partSayings.fixture.ts';

const match = (ended: object, change: object = {}, bet: object = {}) =>
  gradedPart(
    { league: 'WTA', bet },
    {
      ended: {
        contest: 'match',
        names: BOXERS,
        winner: 'Ann Abel',
        sets: [
          [6, 4],
          [3, 6],
          [7, 5],
        ],
        retired: false,
        ...ended,
      },
      ...change,
    },
  );
const IN_THREE = { market: 'setScore', how: '2-1' };

const MATCH_CASES: readonly LedgerCase[] = [
  ['a match that was won', match({}), undefined],
  ['a match that was lost', match({ winner: 'Ben Bird' }, LOSS), undefined],
  ['a match that was lost, and won', match({ winner: 'Ben Bird' }), ['wrong outcome', 2]],
  ['a match without a set', match({ sets: [], retired: true }, VOID), undefined],
  ['a match given up in its first set', match({ sets: [[2, 1]], retired: true }), undefined],
  ['in three sets', match({}, {}, IN_THREE), undefined],
  [
    'in two sets instead',
    match(
      {
        sets: [
          [6, 4],
          [6, 4],
        ],
      },
      LOSS,
      IN_THREE,
    ),
    undefined,
  ],
  [
    'in two sets, and won',
    match(
      {
        sets: [
          [6, 4],
          [6, 4],
        ],
      },
      {},
      IN_THREE,
    ),
    ['wrong outcome', 2],
  ],
  ['in three sets, given up', match({ retired: true }, VOID, IN_THREE), undefined],
  [
    'in three sets, the other named first',
    match(
      {
        names: BOXERS.toReversed(),
        sets: [
          [4, 6],
          [6, 3],
          [5, 7],
        ],
      },
      {},
      IN_THREE,
    ),
    undefined,
  ],
  ['a set of one', match({ sets: [[6]] }), ['wrong outcome', 2]],
  ['a set as a text', match({ sets: [['6', '4']] }), ['wrong outcome', 2]],
  ['sets as a text', match({ sets: '6-4' }), ['wrong outcome', 2]],
  ['retired as a text', match({ retired: 'no' }), ['wrong outcome', 2]],
  ['a drawn match', match({ winner: 'draw' }, PUSH), ['wrong outcome', 2]],
];

const OUTRIGHT = { market: 'outright' };
const field = (league: string, ended: object, change: object = {}, bet: object = OUTRIGHT) =>
  gradedPart({ league, names: undefined, bet }, { ended, ...change });
const race = (ended: object, change: object = {}) =>
  field('F1', { contest: 'race', winner: 'Ann Abel', started: true, ...ended }, change);

const FIELD_CASES: readonly LedgerCase[] = [
  ['a race that was won', race({}), undefined],
  ['a race that was lost', race({ winner: 'Cy Cole' }, LOSS), undefined],
  ['a race that was lost, and won', race({ winner: 'Cy Cole' }), ['wrong outcome', 2]],
  ['a driver who did not start', race({ winner: 'Cy Cole', started: false }, VOID), undefined],
  ['a driver who started, and void', race({ winner: 'Cy Cole' }, VOID), ['wrong outcome', 2]],
  ['a race without a winner', race({ winner: null }, LOSS), undefined],
  ['a winner who is a number', race({ winner: 1 }, LOSS), ['wrong outcome', 2]],
  ['a start that is a text', race({ started: 'yes' }), ['wrong outcome', 2]],
  ...['NASCAR-Cup', 'NASCAR-Xfinity', 'NASCAR-Truck'].map(
    (league): LedgerCase => [
      `a race of ${league}`,
      field(league, { contest: 'race', winner: 'Ann Abel', started: true }),
      undefined,
    ],
  ),
  ...GOLF_TOURS.map(
    (league): LedgerCase => [
      `a tournament of ${league}`,
      field(league, { contest: 'tournament', winner: 'Ann Abel', started: true }),
      undefined,
    ],
  ),
  [
    'a tournament told as a race',
    field('pga-tour', { contest: 'race', winner: 'Ann Abel', started: true }),
    ['wrong outcome', 2],
  ],
  [
    'a race as a moneyline',
    field('F1', { contest: 'race', winner: 'Ann Abel', started: true }, {}, {}),
    ['wrong outcome', 2],
  ],
];

const CARD: SaidPart = { league: 'UFC', part: 'main' };
const WON = {
  ended: { contest: 'bout', names: BOXERS, winner: 'Ann Abel', method: 'decision' },
};
const shown = (edges: unknown): Saying => ({
  type: 'edges',
  eventId: 5,
  part: 'main',
  predictionId: 51,
  startTime: atTime('18:00'),
  edges,
});
const ofCard = (part: string, id: number, startTime: string): Saying => {
  const saying = told({ league: 'UFC', part, names: ['Dee', 'Eve'] });
  const event = { ...(saying.event as object), startTime };
  return { ...saying, event, prediction: { id } };
};
const rematch = (event: object, names: unknown = BOXERS.toReversed()) =>
  dayOfTime(
    ['10:00', told({ league: 'UFC', part: 'other', names: ['Dee', 'Eve'] })],
    ['10:01', { ...told(CARD), prediction: { id: 52 } }],
    ['19:00', judgedPart({ part: 'other' }, { ended: null, resultVersion: 0, ...VOID })],
    [
      '20:00',
      {
        ...told({ league: 'UFC', part: 'again', names }),
        event: { id: 6, league: 'UFC', startTime: atTime('23:00'), ...event },
        prediction: { id: 53 },
      },
    ],
  );

const CARD_CASES: readonly LedgerCase[] = [
  [
    'an edge of a fight has the names of its prediction',
    dayOfTime(
      ['10:00', told(CARD)],
      ['11:00', shown([ANN])],
      ['22:00', judgedPart(CARD, { ...WON, basis: 'edge', predictionLine: 2 })],
    ),
    undefined,
  ],
  [
    'an edge of a fight, lost and won',
    dayOfTime(
      ['10:00', told(CARD)],
      ['11:00', shown([ANN])],
      [
        '22:00',
        judgedPart(CARD, {
          ended: { ...WON.ended, winner: 'Ben Bird' },
          basis: 'edge',
          predictionLine: 2,
        }),
      ],
    ),
    ['wrong outcome', 3],
  ],
  [
    'a start that another fight of the card told',
    dayOfTime(
      ['10:00', told(CARD)],
      ['11:00', ofCard('first', 59, atTime('17:00'))],
      ['22:00', judgedPart(CARD, WON)],
    ),
    ['later start', 3],
  ],
  ['the same two in another card, unsaid', rematch({}), ['same sides twice', 4]],
  ['the same two in another card, said', rematch({ sameSides: [5] }), undefined],
  ['another two in another card', rematch({}, ['Ann Abel', 'Cy Cole']), undefined],
];

/** Ledgers about grades of parts of events, each right or with one thing wrong. */
export const PART_CASES: readonly LedgerCase[] = [
  ...BOUT_CASES,
  ...PART_CLOSE_CASES,
  ...MATCH_CASES,
  ...FIELD_CASES,
  ...CARD_CASES,
];
