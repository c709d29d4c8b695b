import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { EventBody } from '#domain/events/sportEvent.ts';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { FIGURES } from '#domain/leagues/index.ts';
import type { League } from '#domain/leagues/league.ts';
import { CLOSE_SD } from '#domain/ledger/close/closeSd.ts';
import { devigPower } from '#domain/prices/devig.ts';
import { sdOf } from '#domain/prices/sdOf.ts';
import { settleEndedGame } from '#domain/record/endedGame.ts';
import { type Outcome, unitsOf } from '#domain/record/outcome.ts';
import type { Pick, PickMarket } from '#domain/record/picks/pick.ts';
import { settleEvent } from '#domain/record/settleEvent.ts';
import { FITTED_GOALS, FITTED_MARGINS } from '#engine/fitted/index.ts';
import { fnv1a, toHex } from '#engine/rng/hash.ts';
import { ROOT } from '#local/project.ts';
import {
  endedIn,
  numberInCell,
  SETTLEMENT,
  scoreIn,
  settlementTable,
  type TableRow,
} from './settlementTables.ts';

const FITTED = { ...FITTED_MARGINS, ...FITTED_GOALS };
const games = settlementTable('League', 'Market');
const contests = settlementTable('Contest', 'Market');

/** The event that ended as a row of the table says, as far as settling needs it. */
function eventOf(row: TableRow): EventBody {
  const ended = endedIn(row);
  if (ended.contest === 'race') {
    const order = [ended.winner, ...(ended.started && ended.winner !== 'A' ? ['A'] : [])];
    return { kind: 'race', result: { order, retired: [] } } as unknown as EventBody;
  }
  if (ended.contest === 'tournament') {
    const field = ['A', 'B'].map((name) => ({ id: name, name }));
    const order = ended.started ? ['B', 'A'] : ['B'];
    return {
      kind: 'tournament',
      field,
      result: { winner: ended.winner, order },
    } as unknown as EventBody;
  }
  if (!ended.names) throw new Error('a contest of two has names');
  const [a, b] = ended.names.map((name) => ({ name }));
  const side =
    ended.winner === ended.names[0] ? 'a' : ended.winner === ended.names[1] ? 'b' : ended.winner;
  if (ended.contest === 'match') {
    const { sets, retired } = ended;
    return { kind: 'match', a, b, result: { winner: side, sets, retired } } as unknown as EventBody;
  }
  const result = { winner: side, ...(ended.method && { method: ended.method }) };
  return { kind: 'fights', bouts: [{ key: 'a|b', a, b, result }] } as unknown as EventBody;
}

test('the page has an example of every market and outcome', () => {
  const said = (name: string) => new Set([...games, ...contests].map((row) => row[name]));
  expect([...said('Market')].toSorted()).toEqual([
    'method',
    'moneyline',
    'outright',
    'setScore',
    'spread',
    'total',
  ]);
  expect([...said('Outcome')].toSorted()).toEqual([
    'halfLoss',
    'halfWin',
    'loss',
    'push',
    'void',
    'win',
  ]);
});

test.each(games.map((row) => [Object.values(row).join(' '), row] as const))('%s', (_, row) => {
  const sides = { home: 'Home', away: 'Away' };
  const game = {
    league: row.League as League,
    gameTime: '2026-11-22T18:00:00.000Z',
    sides,
    score: scoreIn(row['Score home–away']),
    calledAfter: numberInCell(row['Periods played']),
    odds: [],
  };
  const line = numberInCell(row.Line);
  const asked = { market: row.Market as PickMarket, pick: row.Pick ?? '', line };
  expect(settleEndedGame(game, sides, asked).outcome).toBe(row.Outcome);
  const swapped = { ...game, sides: { home: 'Away', away: 'Home' } };
  expect(settleEndedGame(swapped, sides, asked).outcome).toBe('void');
});

test.each(contests.map((row) => [Object.values(row).join(' '), row] as const))('%s', (_, row) => {
  const asked = { market: row.Market, pick: row.Pick, how: row.How } as unknown as Pick;
  const part = row.Contest === 'bout' ? 'a|b' : '';
  const names = row.Market === 'outright' ? undefined : (['A', 'B'] as const);
  expect(settleEvent(eventOf(row), part, names, asked)).toBe(row.Outcome);
});

test.each(
  settlementTable('Price', 'Outcome').map((row) => [row.Price, row.Outcome, row.Units] as const),
)('a unit at %s: %s is %s', (price, outcome, units) => {
  expect(unitsOf(Number(price), outcome as Outcome)).toBe(Number(units));
});

test.each(
  settlementTable('Prices').map((row) => [row.Prices ?? '', row['Shares without the margin']]),
)('prices of %s without their margin are %s', (prices, shares) => {
  const fair = devigPower(prices.split(', ').map(Number));
  expect(fair.map((share) => Number(share.toFixed(4))).join(', ')).toBe(shares);
});

test('the pooling weights and scales are those that the engine has', () => {
  for (const { League: league = '', ...row } of settlementTable('League', 'a')) {
    const { pool, lineWeights } = FITTED[league as League];
    const { a, b, 'w spread': spread, 'w total': total } = row;
    expect([league, Number(a), Number(b), Number(spread), Number(total)]).toEqual([
      league,
      pool?.close,
      pool?.own,
      lineWeights?.margin,
      lineWeights?.total,
    ]);
  }
  const { bounds, start } = FIGURES.NFL;
  expect(SETTLEMENT).toContain(
    `NFL ${bounds.marginSd} points for spreads, ${start.totalSd} for totals`,
  );
});

test('the close is moved by the scatter that the ledger’s page lists, in the verifier and where grades are made', () => {
  const format = readFileSync(join(ROOT, 'docs/ledger.md'), 'utf8');
  const [, table = ''] = format.split(
    '| league | SD of spreads | SD of totals |\n| --- | --- | --- |\n',
  );
  const listed = table.split('\n\n')[0]?.split('\n') ?? [];
  const rows = listed.flatMap((row) => {
    const [leagues = '', spread, total] = row
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    return leagues.split(', ').map((league) => [league, Number(spread), Number(total)]);
  });
  const made = TEAM_LEAGUES.map((league) => [
    league,
    sdOf(league, 'spread'),
    sdOf(league, 'total'),
  ]);
  const checked = TEAM_LEAGUES.map((league) => [
    league,
    CLOSE_SD[league].spread,
    CLOSE_SD[league].total,
  ]);
  expect(new Map(rows.map((row) => [row[0], row]))).toEqual(
    new Map(made.map((row) => [row[0], row])),
  );
  expect(checked).toEqual(made);
});

test('the seed is the hash that the page says', () => {
  const [row] = settlementTable('Text', 'Seed');
  expect(toHex(fnv1a(row?.Text ?? ''))).toBe(row?.Seed);
});
