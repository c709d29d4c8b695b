import {
  CALLED,
  dayOfTime,
  gradedEdge,
  gradedGame,
  inLeague,
  judgedGame,
  type LedgerCase,
  LOSS,
  SPREAD_SAYING,
  said,
  TOTAL_SAYING,
  VOID,
} from './gradeSayings.fixture.ts';

const over = (score: object, change: object) => gradedGame({ ...TOTAL_SAYING, score, ...change });
const byLine = (line: number, home: number, change: object) =>
  dayOfTime(
    ['10:00', said({ picks: [{ ...SPREAD_SAYING, line }] })],
    ['22:00', judgedGame({ ...SPREAD_SAYING, line, score: { home, away: 20 }, ...change })],
  );

/** What an outcome follows from. */
export const OUTCOME_CASES: readonly LedgerCase[] = [
  ['a win that is a loss', gradedGame({ outcome: 'loss', units: -1 }), ['wrong outcome', 2]],
  ['a loss that is a win', gradedGame({ score: { home: 20, away: 24 } }), ['wrong outcome', 2]],
  ['a loss', gradedGame({ score: { home: 20, away: 24 }, ...LOSS }), undefined],
  [
    'a loss made void',
    gradedGame({ score: { home: 20, away: 24 }, ...VOID }),
    ['wrong outcome', 2],
  ],
  ['an outcome that there is not', gradedGame({ outcome: 'won' }), ['wrong outcome', 2]],
  ['no outcome', gradedGame({ outcome: null }), ['wrong outcome', 2]],
  ['called off', gradedGame({ ...CALLED, ...VOID }), undefined],
  ['called off, and won', gradedGame(CALLED), ['wrong outcome', 2]],
  ['no score', gradedGame({ score: undefined }), ['wrong outcome', 2]],
  ['a score as a text', gradedGame({ score: { home: '27', away: 24 } }), ['wrong outcome', 2]],
  ['a score as a list', gradedGame({ score: [27, 24] }), ['wrong outcome', 2]],
  ['no sides', gradedGame({ sides: null }), ['wrong outcome', 2]],
  ['swapped sides', gradedGame({ sides: { home: 'Chiefs', away: 'Bills' }, ...VOID }), undefined],
  [
    'swapped sides, and won',
    gradedGame({ sides: { home: 'Chiefs', away: 'Bills' } }),
    ['wrong outcome', 2],
  ],
  ['void by swapped sides that are not', gradedGame(VOID), ['wrong outcome', 2]],
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
  ['a side renamed', gradedGame({ sides: { home: 'Buffalo', away: 'Chiefs' } }), undefined],
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
  ['called early in football', gradedGame({ calledAfter: 3, ...VOID }), undefined],
  ['called early in football, and won', gradedGame({ calledAfter: 3 }), ['wrong outcome', 2]],
  ['called early after a text', gradedGame({ calledAfter: '3', ...VOID }), ['wrong outcome', 2]],
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
