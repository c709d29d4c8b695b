import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EventBody } from '#domain/events/sportEvent.ts';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { LEAGUES } from '#domain/leagues/league.ts';
import { settleEndedGame } from '#domain/record/endedGame.ts';
import { OUTCOMES, unitsOf } from '#domain/record/outcome.ts';
import type { Pick } from '#domain/record/picks/pick.ts';
import { settleEvent } from '#domain/record/settleEvent.ts';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import { endedPart } from '#slate/refresh/endedPart.ts';
import {
  DRIVERS,
  FIELD,
  fightCard,
  mainBout,
  race,
  tennisMatch,
  tournament,
} from '#test/eventExample.ts';

/** The database settles every grade itself: both say the same of every case. */

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database?.stop());

/** Every combination of the members' values. */
const every = <T extends Readonly<Record<string, readonly unknown[]>>>(of: T) =>
  Object.entries(of).reduce<readonly Readonly<Record<string, unknown>>[]>(
    (all, [name, values]) =>
      all.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  ) as readonly { readonly [K in keyof T]: T[K][number] }[];

test('which leagues draw and which count innings is the same in both', async () => {
  const rows = await database.query<{ league: string; draws: boolean; innings: boolean }>(
    'select l as league, league_can_draw(l) as draws, league_has_innings(l) as innings from unnest($1::text[]) l',
    [TEAM_LEAGUES],
  );
  expect(rows).toEqual(
    TEAM_LEAGUES.map((league) => ({
      league,
      draws: LEAGUES[league].canDraw === true,
      innings: LEAGUES[league].sport === 'baseball',
    })),
  );
});

test('the units of every outcome at any price are the same to the last digit', async () => {
  const cases = every({
    price: [-100_000, -133, -122, -110, -101, -100, 100, 101, 104, 137, 250, 99_999, null],
    outcome: OUTCOMES,
  });
  const rows = await database.query<{ units: number | null }>(
    'select units_of(price, outcome) as units from jsonb_to_recordset($1) as c(price int, outcome text)',
    [JSON.stringify(cases)],
  );
  expect(rows.map(({ units }) => units)).toEqual(
    cases.map(({ price, outcome }) => unitsOf(price ?? undefined, outcome) ?? null),
  );
});

test('748: every pick of a game in every league, with quarter lines, draws, and called early, comes to the same', async () => {
  const at = every({
    league: ['NFL', 'EPL', 'MLB', 'NHL'] as const,
    score: [null, { home: 3, away: 3 }, { home: 5, away: 2 }, { home: 1, away: 4 }],
    called: [null, 4, 4.5, 5, 8.5],
    bet: [
      ...['home', 'away', 'draw'].map((pick) => ({ market: 'moneyline', pick, line: null })),
      ...[-3.25, -3, -2.75, -0.25, 0, 0.25, 2.5, 3].flatMap((line) =>
        ['home', 'away'].map((pick) => ({ market: 'spread', pick, line })),
      ),
      ...[5, 5.25, 5.75, 6, 6.5, 7].flatMap((line) =>
        ['over', 'under'].map((pick) => ({ market: 'total', pick, line })),
      ),
    ],
  });
  const sides = { home: 'A', away: 'B' };
  const expected = at.map(({ league, score, called, bet }) => {
    const game = {
      ...{ league, score, sides, gameTime: '2026-11-22T18:00:00.000Z', odds: [] },
      ...(called !== null && { calledAfter: called }),
    };
    const { market, pick, line } = bet;
    const asked = { market: market as 'total', pick, ...(line !== null && { line }) };
    return settleEndedGame(game, sides, asked).outcome;
  });
  expect(new Set(expected)).toEqual(new Set(OUTCOMES));
  const rows = await database.query<{ outcome: string }>(
    `select settle_game(c.league, c.market, c.pick, c.line, c.home, c.away, c.called) as outcome
     from rows from (jsonb_to_recordset($1)
       as (league text, market text, pick text, line float8, home int, away int, called numeric)) with ordinality
       as c(league, market, pick, line, home, away, called, place) order by place`,
    [
      JSON.stringify(
        at.map(({ league, score, called, bet }) => ({ league, called, ...score, ...bet })),
      ),
    ],
  );
  expect(rows.map(({ outcome }) => outcome)).toEqual(expected);
});

const NAMES = [mainBout.a.name, mainBout.b.name] as const;

const fights = every({
  winner: ['a', 'b', 'draw', 'noContest'] as const,
  method: ['decision', 'knockout', 'other', undefined] as const,
  swapped: [false, true],
}).map(({ winner, method, swapped }) => {
  const two = swapped ? { a: mainBout.b, b: mainBout.a } : {};
  const result = { winner, ...(method && { method }) };
  return fightCard(-4, { status: 'final', bouts: [{ ...mainBout, ...two, result }] });
});
const matches = every({
  winner: ['a', 'b'] as const,
  sets: [
    [],
    [[6, 4]],
    [
      [6, 4],
      [3, 6],
      [7, 5],
    ],
    [
      [4, 6],
      [2, 6],
    ],
  ] as [number, number][][],
  retired: [false, true],
}).map((result) => tennisMatch(-4, { status: 'final', result }));
const races = [
  { order: [...DRIVERS.slice(0, 5)], retired: [...DRIVERS.slice(5, 8)] },
  { order: [], retired: [] },
].map((result) => race(-4, { status: 'final', result }));
const golf = [
  { winner: 'g7', order: ['g7', 'g1', 'g2'] },
  { winner: 'g3', order: ['g1'] },
].map((result) => tournament(-4, { status: 'final', result }));

const methods = ['decision', 'knockout'].map((how) => ({ market: 'method', how }) as const);
const scores = ['2-0', '2-1', '0-2'].map((how) => ({ market: 'setScore', how }) as const);
const winner = { market: 'moneyline' } as const;
const outright = { market: 'outright' } as const;

const parts: readonly [
  readonly EventBody[],
  string,
  readonly (readonly [string, string] | undefined)[],
  readonly string[],
  readonly Partial<Pick>[],
][] = [
  [fights, '1', [NAMES, ['Somebody', NAMES[0]]], NAMES, [winner, ...methods]],
  [
    matches,
    '',
    [['Jannik Sinner', 'Carlos Alcaraz']],
    ['Jannik Sinner', 'Carlos Alcaraz', 'Somebody'],
    [winner, ...scores],
  ],
  [races, '', [undefined], [...DRIVERS.slice(0, 1), ...DRIVERS.slice(5, 6), 'Nobody'], [outright]],
  [golf, '', [undefined], FIELD.slice(0, 8).map(({ name }) => name), [outright]],
];

test('every pick of a fight, match, race and tournament comes to the same, and ended the same', async () => {
  const cases = parts.flatMap(([events, part, pairs, picks, markets]) =>
    every({ event: events, names: pairs, pick: picks, market: markets }).map(
      ({ event, names, pick, market }) => ({ event, part, names, asked: { pick, ...market } }),
    ),
  );
  const rows = await database.query<{ ended: unknown; outcome: string }>(
    `select e.ended, settle_part(e.ended, c.names, c.market, c.pick, c.how) as outcome
     from rows from (jsonb_to_recordset($1)
       as (facts jsonb, part text, result jsonb, names jsonb, market text, pick text, how text)) with ordinality
       as c(facts, part, result, names, market, pick, how, place)
     cross join lateral (select ended_of(c.facts, c.part, c.result, c.pick) as ended) e order by place`,
    [
      JSON.stringify(
        cases.map(({ event, part, names, asked }) => ({
          facts: event,
          part,
          result: event.kind === 'fights' ? event.bouts[0]?.result : event.result,
          names,
          ...asked,
        })),
      ),
    ],
  );
  expect(rows).toEqual(
    cases.map(({ event, part, names, asked }) => ({
      ended: endedPart(event, part, asked.pick),
      outcome: settleEvent(event, part, names, asked as Pick),
    })),
  );
});
