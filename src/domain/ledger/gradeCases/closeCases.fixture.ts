import type { League } from '../../leagues/league.ts';
import type { OddsQuote } from '../../prices/odds.ts';
import { gameClose } from '../../record/closing.ts';
import { closingQuotes } from '../../record/closingQuotes.ts';
import type { PickTerms } from '../../record/picks/pick.ts';
import {
  atTime,
  CALLED,
  dayOfTime,
  EDGE,
  gradedGame,
  inLeague,
  judgedEdge,
  type LedgerCase,
  LOSS,
  SPREAD_SAYING,
  said,
  shown,
  TOTAL_SAYING,
  VOID,
} from './gradeSayings.fixture.ts';

const quote = (book: string, prices: Partial<OddsQuote>): OddsQuote => ({
  book,
  feed: 'espn',
  provider: book,
  sample: false,
  asOf: atTime('17:55'),
  ...prices,
});

/** Three books at two lines. */
const ODDS: readonly OddsQuote[] = [
  quote('one', {
    moneyline: { home: -125, away: 105, draw: 240 },
    spread: { line: -1.5, home: -108, away: -112 },
    total: { line: 47.5, over: -112, under: -108 },
  }),
  quote('two', {
    moneyline: { home: -130, away: 112, draw: 250 },
    spread: { line: -2, home: -104, away: -116 },
    total: { line: 47, over: -118, under: -102 },
  }),
  quote('three', {
    moneyline: { home: -118, away: -104, draw: 260 },
    spread: { line: -1.5, home: -105, away: -115 },
    total: { line: 47.5, over: -110, under: -110 },
  }),
];

/** What our own grading says of a close. */
function measured(league: League, asked: PickTerms, odds = ODDS) {
  const game = { league, gameTime: atTime('18:00'), odds, isPublic: true };
  const {
    closingProbability,
    closingDrawProbability = null,
    closingLine = null,
  } = gameClose(game, asked);
  return { closingProbability, closingDrawProbability, closingLine, ...closingQuotes(game, asked) };
}

const WINNING = measured('NFL', { market: 'moneyline', pick: 'home' });
const COVERING = measured('NFL', { market: 'spread', pick: 'home', line: -1.5 });
const P = WINNING.closingProbability ?? 0;
const Q = COVERING.closingProbability ?? 0;
const spread = (change: object) =>
  gradedGame({ ...SPREAD_SAYING, outcome: 'win', units: 1.5, ...change });
const WRONG = ['wrong close', 2] as const;
const [FIRST = { book: '', asOf: '' }, ...OTHERS] = WINNING.closing;
const [LINED = { book: '', asOf: '' }, ...LINED_OTHERS] = COVERING.closing;
const inFirst = (change: object) => [{ ...FIRST, ...change }, ...OTHERS];
const linesOnly = COVERING.closing.map(({ book, asOf, line = 0 }) => ({ book, asOf, line }));
const awayEdge = (change: object) =>
  dayOfTime(['10:00', said()], ['11:00', shown()], ['22:00', judgedEdge(change)]);
const AWAY = measured('NFL', { market: 'spread', pick: 'away', line: 2.5 });

/** Every league by its own scatter of margins and totals: at a line three quarters of a point off. */
const ofLeague = (league: League): LedgerCase[] => [
  [
    `a spread moved in ${league}`,
    inLeague(
      league,
      { market: 'spread', line: -0.75, price: -110 },
      { ...measured(league, { market: 'spread', pick: 'home', line: -0.75 }) },
    ),
    undefined,
  ],
  [
    `a total moved in ${league}`,
    inLeague(
      league,
      { market: 'total', pick: 'under', line: 48.25, price: -110 },
      { ...measured(league, { market: 'total', pick: 'under', line: 48.25 }), ...LOSS },
    ),
    undefined,
  ],
  [
    `a winner in ${league}`,
    inLeague(league, {}, measured(league, { market: 'moneyline', pick: 'home' })),
    undefined,
  ],
];

/** What a close follows from. */
export const CLOSE_CASES: readonly LedgerCase[] = [
  ['a close by three books', gradedGame(WINNING), undefined],
  ['a close of a spread', spread(COVERING), undefined],
  ['a close of a spread by the away side', awayEdge(AWAY), undefined],
  [
    'a close of a total',
    gradedGame({
      ...TOTAL_SAYING,
      ...measured('NFL', { ...TOTAL_SAYING, market: 'total' }),
      units: 100 / 120,
    }),
    undefined,
  ],
  ...(
    [
      'NFL',
      'NBA',
      'WNBA',
      'MLB',
      'NHL',
      'NCAAF',
      'NCAAB',
      'MLS',
      'EPL',
      'LaLiga',
      'Bundesliga',
      'SerieA',
    ] as const
  ).flatMap(ofLeague),
  [
    'a close of a draw',
    inLeague(
      'EPL',
      { pick: 'draw' },
      { score: { home: 1, away: 1 }, ...measured('EPL', { market: 'moneyline', pick: 'draw' }) },
    ),
    undefined,
  ],
  [
    'a draw’s chance that is another',
    inLeague(
      'EPL',
      {},
      { ...measured('EPL', { market: 'moneyline', pick: 'home' }), closingDrawProbability: 20 },
    ),
    WRONG,
  ],
  ['a close of what was called off', gradedGame({ ...CALLED, ...WINNING, ...VOID }), undefined],
  ['a close two points better', gradedGame({ ...WINNING, closingProbability: P + 2 }), WRONG],
  ['a close a hundredth better', spread({ ...COVERING, closingProbability: Q + 0.01 }), WRONG],
  [
    'a close that differs by rounding',
    gradedGame({ ...WINNING, closingProbability: P + 1e-9 }),
    undefined,
  ],
  ['the other side’s close', gradedGame({ ...WINNING, closingProbability: 100 - P }), WRONG],
  [
    'a close of a draw that there is not',
    gradedGame({ ...WINNING, closingDrawProbability: 5 }),
    WRONG,
  ],
  ['another line at the close', spread({ ...COVERING, closingLine: -2 }), WRONG],
  ['no line at the close', spread({ ...COVERING, closingLine: null }), WRONG],
  ['a line at the close of a winner', gradedGame({ ...WINNING, closingLine: 0 }), WRONG],
  ['a close by nothing', gradedGame({ closingProbability: 60 }), WRONG],
  [
    'a close by no list',
    gradedGame({ closing: null, closingWithheld: null, closingProbability: 60 }),
    WRONG,
  ],
  ['a close by a text', gradedGame({ ...WINNING, closing: 'DraftKings' }), WRONG],
  ['a close by texts', gradedGame({ ...WINNING, closing: ['DraftKings'] }), WRONG],
  ['a line at the close by nothing', spread({ closingLine: -2 }), WRONG],
  ['no close by quotes', gradedGame({ ...WINNING, closingProbability: null }), WRONG],
  ['a close as a text', gradedGame({ ...WINNING, closingProbability: String(P) }), WRONG],
  ['a close beyond 100', gradedGame({ closingWithheld: 2, closingProbability: 101 }), WRONG],
  ['one quote less', gradedGame({ ...WINNING, closing: OTHERS }), WRONG],
  ['one quote twice', gradedGame({ ...WINNING, closing: [FIRST, ...WINNING.closing] }), WRONG],
  ['a quote without a book', gradedGame({ ...WINNING, closing: inFirst({ book: null }) }), WRONG],
  [
    'a quote without a time',
    gradedGame({ ...WINNING, closing: inFirst({ asOf: '17:55' }) }),
    WRONG,
  ],
  ['a price that is another', gradedGame({ ...WINNING, closing: inFirst({ home: -126 }) }), WRONG],
  ['a price that no book asks', gradedGame({ ...WINNING, closing: inFirst({ home: -50 }) }), WRONG],
  ['a price beyond all', gradedGame({ ...WINNING, closing: inFirst({ home: 1e9 }) }), WRONG],
  [
    'prices of no one market',
    gradedGame({ ...WINNING, closing: inFirst({ home: 300, away: 300 }) }),
    WRONG,
  ],
  ['a quote without a price', gradedGame({ ...WINNING, closing: inFirst({ home: null }) }), WRONG],
  [
    'quotes of another market',
    gradedGame({ ...WINNING, closing: COVERING.closing.map(({ home: _, ...rest }) => rest) }),
    WRONG,
  ],
  [
    'a quote at another line',
    spread({ ...COVERING, closing: [{ ...LINED, line: -1 }, ...LINED_OTHERS] }),
    WRONG,
  ],
  [
    'a quote at a line beyond all',
    spread({ ...COVERING, closing: [{ ...LINED, line: -5000 }, ...LINED_OTHERS] }),
    WRONG,
  ],
  ['a quote without a line', spread({ ...COVERING, closing: [{ ...LINED, line: null }] }), WRONG],
  [
    'lines without prices',
    spread({
      closing: linesOnly,
      closingProbability: measured(
        'NFL',
        { market: 'spread', pick: 'home', line: -1.5 },
        ODDS.map((one) => ({ ...one, spread: { line: one.spread?.line ?? 0 } })),
      ).closingProbability,
      closingLine: -1.5,
    }),
    undefined,
  ],
  [
    'lines without prices beside one with them',
    spread({ ...COVERING, closing: [LINED, ...linesOnly.slice(1)] }),
    WRONG,
  ],
  [
    'a close that others withhold',
    gradedGame({ ...WINNING, closingWithheld: 1, closingProbability: 61 }),
    undefined,
  ],
  [
    'a close that all withhold',
    gradedGame({ closingWithheld: 3, closingProbability: 61 }),
    undefined,
  ],
  ['a close that minus one withholds', gradedGame({ ...WINNING, closingWithheld: -1 }), WRONG],
  ['a close that half a book withholds', gradedGame({ ...WINNING, closingWithheld: 0.5 }), WRONG],
  ['a close that a text withholds', gradedGame({ closingWithheld: '0' }), WRONG],
  ['nothing that others withhold', gradedGame({ closingWithheld: 1 }), WRONG],
  ['a close without a count', gradedGame({ ...WINNING, closingWithheld: null }), WRONG],
  [
    'an edge at a withheld price says no line',
    dayOfTime(
      ['10:00', said()],
      ['11:00', shown({ edges: [{ ...EDGE, price: 'withheld' }] })],
      ['22:00', judgedEdge({ price: 'withheld', units: null, ...AWAY, closingLine: null })],
    ),
    undefined,
  ],
  [
    'an edge at a withheld price that says its line',
    dayOfTime(
      ['10:00', said()],
      ['11:00', shown({ edges: [{ ...EDGE, price: 'withheld' }] })],
      ['22:00', judgedEdge({ price: 'withheld', units: null, ...AWAY })],
    ),
    ['wrong close', 3],
  ],
];
