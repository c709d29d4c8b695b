import { chained, payload, type Saying } from './exampleLedger.fixture.ts';
import type { FaultKind } from './fault.ts';
import type { LedgerLine } from './line.ts';

/** A ledger, and what is wrong with it: the fault and its line; undefined if it stands. */
export type LedgerCase = readonly [
  name: string,
  lines: readonly LedgerLine[],
  fault: readonly [FaultKind, number] | undefined,
];

/** A time of the day that these ledgers are about: "18:00". */
export const clock = (time: string): string => `2026-11-22T${time}:00.000Z`;

/** Lines of that day, each with its time. */
export const dayOf = (
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
const SPREAD = { ...WINNER, market: 'spread', line: -1.5, price: 150 };
const TOTAL = { ...WINNER, market: 'total', pick: 'over', line: 47.25, price: -120 };
const EDGE = { ...WINNER, market: 'spread', pick: 'away', line: 2.5, price: 105 };

export const said = (change: object = {}, game: object = {}): Saying => ({
  type: 'prediction',
  game: { id: 1, league: 'NFL', gameTime: clock('18:00'), ...SIDES, sample: false, ...game },
  picks: [WINNER, SPREAD, TOTAL],
  prediction: { id: 11 },
  ...change,
});
export const shown = (change: object = {}): Saying => ({
  type: 'edges',
  gameId: 1,
  predictionId: 11,
  startTime: clock('18:00'),
  ...SIDES,
  edges: [EDGE],
  ...change,
});
/** The grade of a pick by 27 to 24, told at nine and graded at ten. */
export const judged = (change: object = {}): Saying => ({
  type: 'grade',
  rule: 1,
  gameId: 1,
  predictionId: 11,
  predictionLine: 1,
  basis: 'pick',
  resultVersion: 1,
  startTime: clock('18:00'),
  result: { feed: 'espn', toldAt: clock('21:00') },
  sides: SIDES,
  score: { home: 27, away: 24 },
  closing: [],
  closingWithheld: 0,
  ...WINNER,
  outcome: 'win',
  units: 100 / 110,
  ...change,
});
const judgedEdge = (change: object = {}): Saying =>
  judged({ ...EDGE, basis: 'edge', predictionLine: 2, outcome: 'loss', units: -1, ...change });

const graded = (change: object, ...before: readonly (readonly [string, Saying])[]) =>
  dayOf(['10:00', said()], ...before, ['22:00', judged(change)]);
const gradedEdge = (change: object, shownAs: object = {}) =>
  dayOf(['10:00', said()], ['11:00', shown(shownAs)], ['22:00', judgedEdge(change)]);
const inLeague = (league: string, bet: object, change: object) =>
  dayOf(
    ['10:00', said({ picks: [{ ...WINNER, ...bet }] }, { league })],
    ['22:00', judged({ ...bet, ...change })],
  );
const CALLED = { result: { feed: 'espn', toldAt: clock('21:00') }, score: null, resultVersion: 0 };
const VOID = { outcome: 'void', units: 0 };
const LOSS = { outcome: 'loss', units: -1 };

/** Which line is graded, and when. */
const LINE_CASES: readonly LedgerCase[] = [
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

/** What a grade has to say. */
const FORM_CASES: readonly LedgerCase[] = [
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

const over = (score: object, change: object) => graded({ ...TOTAL, score, ...change });
const byLine = (line: number, home: number, change: object) =>
  dayOf(
    ['10:00', said({ picks: [{ ...SPREAD, line }] })],
    ['22:00', judged({ ...SPREAD, line, score: { home, away: 20 }, ...change })],
  );

/** What an outcome follows from. */
const OUTCOME_CASES: readonly LedgerCase[] = [
  ['a win that is a loss', graded({ outcome: 'loss', units: -1 }), ['wrong outcome', 2]],
  ['a loss that is a win', graded({ score: { home: 20, away: 24 } }), ['wrong outcome', 2]],
  ['a loss', graded({ score: { home: 20, away: 24 }, ...LOSS }), undefined],
  ['a loss made void', graded({ score: { home: 20, away: 24 }, ...VOID }), ['wrong outcome', 2]],
  ['an outcome that there is not', graded({ outcome: 'won' }), ['wrong outcome', 2]],
  ['no outcome', graded({ outcome: null }), ['wrong outcome', 2]],
  ['called off', graded({ ...CALLED, ...VOID }), undefined],
  ['called off, and won', graded(CALLED), ['wrong outcome', 2]],
  ['no score', graded({ score: undefined }), ['wrong outcome', 2]],
  ['a score as a text', graded({ score: { home: '27', away: 24 } }), ['wrong outcome', 2]],
  ['a score as a list', graded({ score: [27, 24] }), ['wrong outcome', 2]],
  ['no sides', graded({ sides: null }), ['wrong outcome', 2]],
  ['swapped sides', graded({ sides: { home: 'Chiefs', away: 'Bills' }, ...VOID }), undefined],
  [
    'swapped sides, and won',
    graded({ sides: { home: 'Chiefs', away: 'Bills' } }),
    ['wrong outcome', 2],
  ],
  ['void by swapped sides that are not', graded(VOID), ['wrong outcome', 2]],
  [
    'an edge after its sides were swapped',
    gradedEdge(VOID, { home: 'Chiefs', away: 'Bills' }),
    undefined,
  ],
  [
    'an edge of swapped sides, and lost',
    gradedEdge({}, { home: 'Chiefs', away: 'Bills' }),
    ['wrong outcome', 3],
  ],
  [
    'an edge that names no sides has those of its prediction',
    gradedEdge({}, { home: undefined, away: undefined }),
    undefined,
  ],
  ['a side renamed', graded({ sides: { home: 'Buffalo', away: 'Chiefs' } }), undefined],
  ['a spread covered', byLine(-1.5, 22, { outcome: 'win', units: 1.5 }), undefined],
  ['a spread not covered', byLine(-1.5, 21, LOSS), undefined],
  ['a spread not covered, and won', byLine(-1.5, 21, { units: 1.5 }), ['wrong outcome', 2]],
  ['a push', byLine(-3, 23, { outcome: 'push', units: 0 }), undefined],
  ['a push as a win', byLine(-3, 23, { units: 1.5 }), ['wrong outcome', 2]],
  ['half a win', byLine(-2.75, 23, { outcome: 'halfWin', units: 0.75 }), undefined],
  ['half a loss', byLine(-3.25, 23, { outcome: 'halfLoss', units: -0.5 }), undefined],
  [
    'half a loss as half a win',
    byLine(-3.25, 23, { outcome: 'halfWin', units: 0.75 }),
    ['wrong outcome', 2],
  ],
  ['a line of three decimals', byLine(-2.999, 23, { outcome: 'win', units: 1.5 }), undefined],
  ['a total over', over({ home: 24, away: 24 }, { units: 100 / 120 }), undefined],
  [
    'a total by a quarter',
    over({ home: 24, away: 23 }, { outcome: 'halfLoss', units: -0.5 }),
    undefined,
  ],
  [
    'a total under, and won',
    over({ home: 20, away: 20 }, { units: 100 / 120 }),
    ['wrong outcome', 2],
  ],
  ['a market that there is not', inLeague('NFL', { market: 'corners' }, {}), ['wrong outcome', 2]],
  ['a side that there is not', inLeague('NFL', { pick: 'nobody' }, {}), ['wrong outcome', 2]],
  ['a spread without a line', inLeague('NFL', { market: 'spread' }, {}), ['wrong outcome', 2]],
  ['a league that there is not', inLeague('XFL', {}, {}), ['wrong outcome', 2]],
  ['a fight as a game', inLeague('UFC', {}, {}), ['wrong outcome', 2]],
  ['called early in football', graded({ calledAfter: 3, ...VOID }), undefined],
  ['called early in football, and won', graded({ calledAfter: 3 }), ['wrong outcome', 2]],
  ['called early after a text', graded({ calledAfter: '3', ...VOID }), ['wrong outcome', 2]],
  ['called after five innings', inLeague('MLB', {}, { calledAfter: 5 }), undefined],
  ['called after four and a half, ahead', inLeague('MLB', {}, { calledAfter: 4.5 }), undefined],
  [
    'called after four and a half, behind',
    inLeague('MLB', {}, { calledAfter: 4.5, score: { home: 1, away: 2 }, ...LOSS }),
    ['wrong outcome', 2],
  ],
  [
    'a run line in a game called early',
    inLeague('MLB', { market: 'spread', line: -1.5 }, { calledAfter: 7 }),
    ['wrong outcome', 2],
  ],
  [
    'a draw that was picked',
    inLeague('EPL', { pick: 'draw' }, { score: { home: 1, away: 1 } }),
    undefined,
  ],
  ...['NFL', 'NBA', 'WNBA', 'MLB', 'NHL', 'NCAAF', 'NCAAB'].map(
    (league): LedgerCase => [
      `level in ${league}`,
      inLeague(league, {}, { score: { home: 3, away: 3 }, outcome: 'push', units: 0 }),
      undefined,
    ],
  ),
  ...['MLS', 'EPL', 'LaLiga', 'Bundesliga', 'SerieA'].map(
    (league): LedgerCase => [
      `level in ${league}`,
      inLeague(league, {}, { score: { home: 3, away: 3 }, ...LOSS }),
      undefined,
    ],
  ),
  [
    'level in a league with draws, as a push',
    inLeague('EPL', {}, { score: { home: 3, away: 3 }, outcome: 'push', units: 0 }),
    ['wrong outcome', 2],
  ],
];

/** What units follow from. */
const UNIT_CASES: readonly LedgerCase[] = [
  ['9.5 units at -110', graded({ units: 9.5 }), ['wrong units', 2]],
  ['a unit rounded', graded({ units: 0.909 }), ['wrong units', 2]],
  ['no units', graded({ units: null }), ['wrong units', 2]],
  ['units as a text', graded({ units: '0.9' }), ['wrong units', 2]],
  [
    'half a unit lost by a whole loss',
    graded({ score: { home: 1, away: 2 }, outcome: 'loss', units: -0.5 }),
    ['wrong units', 2],
  ],
  ['units of what is void', graded({ ...CALLED, outcome: 'void', units: 0.1 }), ['wrong units', 2]],
  ['no price, no units', inLeague('NFL', { price: null }, { units: null }), undefined],
  ['no price, and units', inLeague('NFL', { price: null }, {}), ['wrong units', 2]],
  ['a price that no book asks', inLeague('NFL', { price: 50 }, { units: 0.5 }), ['wrong units', 2]],
  ['a price as a text', inLeague('NFL', { price: '-110' }, {}), ['wrong units', 2]],
  ['a price that is withheld', inLeague('NFL', { price: 'withheld' }, { units: null }), undefined],
  ['units of a withheld price', inLeague('NFL', { price: 'withheld' }, {}), ['wrong units', 2]],
];

const other = (game: object, id = 2): Saying =>
  said({ prediction: { id: 10 + id } }, { id, ...game });
/** A prediction of another game after a grade by the published settlement. */
const another = (game: object, ofFirst: object = {}) =>
  chained([
    payload('2026-11-22T10:00:00.000000Z', said({}, ofFirst)),
    payload(
      '2026-11-22T10:01:00.000000Z',
      said({ prediction: { id: 19 } }, { id: 9, home: 'Jets', gameTime: clock('11:00') }),
    ),
    payload(
      '2026-11-22T12:00:00.000000Z',
      judged({
        gameId: 9,
        predictionId: 19,
        predictionLine: 2,
        startTime: clock('11:00'),
        sides: { home: 'Jets', away: 'Chiefs' },
      }),
    ),
    payload('2026-11-22T13:00:00.000000Z', other(game)),
  ]);

/** Two games that could be taken for each other. */
const TWICE_CASES: readonly LedgerCase[] = [
  ['the same sides twice, unsaid', another({ gameTime: clock('23:00') }), ['same sides twice', 4]],
  ['the same sides twice, said', another({ gameTime: clock('23:00'), sameSides: [1] }), undefined],
  [
    'the same sides twice, another said',
    another({ gameTime: clock('23:00'), sameSides: [3] }),
    ['same sides twice', 4],
  ],
  [
    'the same sides twice, said as a text',
    another({ gameTime: clock('23:00'), sameSides: ['1'] }),
    ['same sides twice', 4],
  ],
  [
    'the same sides twice, said as no list',
    another({ gameTime: clock('23:00'), sameSides: 1 }),
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
    dayOf(['10:00', said()], ['11:00', other({})]),
    undefined,
  ],
];

/** Ledgers about grades of games, each right or with one thing wrong. */
export const GAME_CASES: readonly LedgerCase[] = [
  ...LINE_CASES,
  ...FORM_CASES,
  ...OUTCOME_CASES,
  ...UNIT_CASES,
  ...TWICE_CASES,
];
