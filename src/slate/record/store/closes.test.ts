import { afterAll, beforeAll, expect, test } from 'vitest';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { LEAGUES } from '#domain/leagues/league.ts';
import { followingCloses } from '#domain/ledger/close/followingClose.ts';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database?.stop());

const MARKETS = ['moneyline', 'spread', 'total'] as const;

/** One to four books' quotes of a market at some lines, the same each time. */
const quotesOf = (market: (typeof MARKETS)[number], turn: number) =>
  Array.from({ length: 1 + (turn % 4) }, (_, at) => {
    const step = (turn * 7 + at * 5) % 9;
    const [one, other] = [-140 + 4 * step, 104 + 3 * (8 - step)];
    const book = { book: `book${at}`, asOf: '2026-11-22T17:55:00.000Z' };
    if (market === 'moneyline') return { ...book, home: one, away: other, draw: 240 + 5 * step };
    const line = (market === 'spread' ? -1.5 : 47.5) + (step % 4) / 4;
    if (turn % 5 === 4) return { ...book, line };
    return market === 'spread'
      ? { ...book, line, home: -112 + step, away: -108 - step }
      : { ...book, line, over: -112 + step, under: -108 - step };
  });

test('the database computes every close as the verifiers do, in every league', async () => {
  const cases = TEAM_LEAGUES.flatMap((league) =>
    MARKETS.flatMap((market) =>
      Array.from({ length: 20 }, (_, turn) => {
        const picks = market === 'total' ? ['over', 'under'] : ['home', 'away'];
        const names =
          market === 'moneyline' && LEAGUES[league].canDraw ? ['home', 'draw', 'away'] : picks;
        const quotes = quotesOf(market, turn);
        const line =
          market === 'moneyline' ? null : (market === 'spread' ? -2 : 47) + (turn % 7) / 4;
        return { league, market, pick: picks[0], names, quotes, line };
      }),
    ),
  );
  const rows = await database.query<{ probability: number; line: number | null }>(
    `select case when d.line is null then d.shares[1] else 100 * share_moved(c.league, c.market, d.shares[1] / 100, d.line, c.line) end
       as probability, d.line
     from rows from (jsonb_to_recordset($1) as (league text, market text, names text[], quotes jsonb, line float8))
       with ordinality as c(league, market, names, quotes, line, place),
     close_of(c.league, c.market, c.names, c.quotes) d order by place`,
    [JSON.stringify(cases)],
  );
  const follow = cases.map(
    ({ league, quotes, ...grade }) => followingCloses(quotes, league, grade, true)[0],
  );
  expect(rows.map(({ line }) => line)).toEqual(follow.map((close) => close?.line));
  for (const [at, { probability }] of rows.entries()) {
    expect(probability).toBeCloseTo(follow[at]?.probability ?? -1, 9);
  }
});
