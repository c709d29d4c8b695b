import type { Saying } from '#domain/ledger/exampleLedger.fixture.ts';
import { settledPart } from '#domain/ledger/settledPart.ts';
import { unitsOf } from '#domain/record/outcome.ts';

const NAMES = ['Ann Abel', 'Ben Bird'] as const;
const DAY_MS = 86_400_000;

/** How a contest may end, by its league; "Cy Cole" is somebody else. */
const ENDS: Readonly<Record<string, readonly (object | null)[]>> = {
  UFC: [
    { winner: NAMES[0], method: 'knockout' },
    { winner: NAMES[1], method: 'decision' },
    { winner: NAMES[0], method: 'other' },
    { winner: 'draw', method: null },
    { winner: 'noContest', method: null },
    { names: [NAMES[0], 'Cy Cole'], winner: 'Cy Cole', method: 'knockout' },
    null,
  ],
  ATP: [
    {
      winner: NAMES[0],
      sets: [
        [6, 4],
        [6, 3],
      ],
      retired: false,
    },
    {
      winner: NAMES[1],
      sets: [
        [6, 4],
        [4, 6],
        [3, 6],
      ],
      retired: false,
    },
    {
      winner: NAMES[0],
      sets: [
        [6, 4],
        [2, 0],
      ],
      retired: true,
    },
    { winner: NAMES[0], sets: [], retired: true },
    null,
  ],
  F1: [
    { winner: NAMES[0], started: true },
    { winner: 'Cy Cole', started: true },
    { winner: 'Cy Cole', started: false },
  ],
  'pga-tour': [
    { winner: NAMES[0], started: true },
    { winner: 'Cy Cole', started: true },
    { winner: null, started: false },
  ],
};

/** Bets on them: the market, and how. */
const BETS: Readonly<Record<string, readonly (readonly [string, string | null])[]>> = {
  UFC: [
    ['moneyline', null],
    ['method', 'knockout'],
  ],
  ATP: [
    ['moneyline', null],
    ['setScore', '2-0'],
  ],
  F1: [['outright', null]],
  'pga-tour': [['outright', null]],
};
const CONTESTS: Readonly<Record<string, string>> = {
  UFC: 'bout',
  ATP: 'match',
  F1: 'race',
  'pga-tour': 'tournament',
};
const LEAGUES = Object.keys(ENDS);

/**
 * Says fights, matches, races and tournaments with a grade of each bet, by the published settlement: every end that there is.
 * @param draw whole numbers below one
 * @param say puts a line on the ledger; returns its number
 */
export function sayParts(
  count: number,
  draw: (below: number) => number,
  say: (saying: Saying) => number,
): void {
  for (let id = 1; id <= count; id++) {
    const league = LEAGUES[draw(LEAGUES.length)] ?? 'UFC';
    const ends = ENDS[league] ?? [];
    const isPair = league === 'UFC' || league === 'ATP';
    const part = league === 'UFC' ? 'main' : '';
    const startTime = new Date(Date.UTC(2026, 2, 1, 20) + draw(180) * DAY_MS).toISOString();
    const event = { id, league, name: 'An evening', startTime, sample: false };
    const names = isPair ? { names: NAMES } : {};
    const predictionLine = say({
      ...{ type: 'prediction', event, part, ...names },
      ...{ picks: [], prediction: { id: 5000 + id } },
    });
    const end = ends[draw(ends.length)] ?? null;
    const ended = end && { contest: CONTESTS[league], ...(isPair && { names: NAMES }), ...end };
    for (const [market, how] of BETS[league] ?? []) {
      const price = market === 'moneyline' ? 120 : null;
      const bet = { market, how, pick: NAMES[0], price, book: price && 'Book', line: null };
      const two = isPair ? ([...NAMES] as const) : undefined;
      const outcome = settledPart({ ...bet, ended }, { league, two });
      if (!outcome) throw new Error('it does not settle');
      say({
        ...bet,
        ...{ type: 'grade', rule: 1, eventId: id, part, predictionId: 5000 + id, predictionLine },
        ...{ basis: 'pick', resultVersion: ended ? 1 : 0, startTime, event: 'An evening' },
        ...{ result: { feed: 'espn', toldAt: startTime }, ended, opponent: null },
        ...{ probability: 50 + draw(400) / 10, choices: market === 'outright' ? 20 : 2 },
        ...{ drawProbability: null, claimed: null, outcome },
        units: unitsOf(price ?? undefined, outcome) ?? null,
        ...{ closing: [], closingWithheld: 0, closingProbability: null, closingPrice: null },
      });
    }
  }
}
