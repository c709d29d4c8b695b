import { chained, payload, type Saying } from '../exampleLedger.fixture.ts';
import { atTime, dayOfTime, judgedGame, type LedgerCase, said } from './gradeSayings.fixture.ts';

const other = (game: object, id = 2): Saying =>
  said({ prediction: { id: 10 + id } }, { id, ...game });
/** A prediction of another game after a grade by the published settlement. */
const another = (game: object, ofFirst: object = {}) =>
  chained([
    payload('2026-11-22T10:00:00.000000Z', said({}, ofFirst)),
    payload(
      '2026-11-22T10:01:00.000000Z',
      said({ prediction: { id: 19 } }, { id: 9, home: 'Jets', gameTime: atTime('11:00') }),
    ),
    payload(
      '2026-11-22T12:00:00.000000Z',
      judgedGame({
        gameId: 9,
        predictionId: 19,
        predictionLine: 2,
        startTime: atTime('11:00'),
        sides: { home: 'Jets', away: 'Chiefs' },
      }),
    ),
    payload('2026-11-22T13:00:00.000000Z', other(game)),
  ]);

/** Two games that could be taken for each other. */
export const TWICE_CASES: readonly LedgerCase[] = [
  ['the same sides twice, unsaid', another({ gameTime: atTime('23:00') }), ['same sides twice', 4]],
  ['the same sides twice, said', another({ gameTime: atTime('23:00'), sameSides: [1] }), undefined],
  [
    'the same sides twice, another said',
    another({ gameTime: atTime('23:00'), sameSides: [3] }),
    ['same sides twice', 4],
  ],
  [
    'the same sides twice, said as a text',
    another({ gameTime: atTime('23:00'), sameSides: ['1'] }),
    ['same sides twice', 4],
  ],
  [
    'the same sides twice, said as no list',
    another({ gameTime: atTime('23:00'), sameSides: 1 }),
    ['same sides twice', 4],
  ],
  [
    'the same sides the other way round',
    another({ home: 'Chiefs', away: 'Bills' }),
    ['same sides twice', 4],
  ],
  ['the same sides a day later', another({ gameTime: '2026-11-23T18:00:00Z' }), undefined],
  [
    'the same sides a second less than a day later',
    another({ gameTime: '2026-11-23T17:59:59Z' }),
    ['same sides twice', 4],
  ],
  ['the same sides in another league', another({ league: 'NBA' }), undefined],
  ['one other side', another({ away: 'Lions' }), undefined],
  ['the same sides in a sample', another({ sample: true }), undefined],
  ['the same sides as in a sample', another({}, { sample: true }), undefined],
  ['the same sides on a day without a time', another({ timeKnown: false }), undefined],
  [
    'the same sides twice before any grade names a rule',
    dayOfTime(['10:00', said()], ['11:00', other({})]),
    undefined,
  ],
];
