import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { betOf } from '#domain/record/bets.fixture.ts';
import { betSchema } from '../betSchema.ts';
import { instantOf } from '../rules/instantOf.ts';
import { betsCsv, readBetsCsv } from './csv.ts';

const NOW = new Date('2026-11-29T15:00:00Z');
const made = { now: NOW, newId: () => randomUUID() };
const HEAD = 'date,event,market,pick,price,stake,line,book,league\r\n';

function read(text: string, there = [] as ReturnType<typeof betOf>[]) {
  const file = readBetsCsv(text, there, made);
  if ('problem' in file) throw new Error(file.problem);
  return file;
}

test('what goes out comes in the same, once, whatever its texts look like', () => {
  const bets = [
    betOf(),
    betOf({ id: randomUUID(), name: '=HYPERLINK("x")', book: '+1, "two"\nlines', line: undefined }),
    betOf({ id: randomUUID(), market: 'spread', line: -3.5, price: 104, hand: 'halfWin' }),
    betOf({
      id: randomUUID(),
      game: undefined,
      market: 'other',
      pick: '@home',
      startTime: undefined,
    }),
  ];
  const text = betsCsv(bets, new Map());
  expect(text).toContain(`"'=HYPERLINK(""x"")"`);
  const file = read(text);
  expect(file.bad).toEqual([]);
  expect(file.bets.map((bet) => ({ ...bet, changedAt: 1 }))).toEqual(
    bets.map(({ line, startTime, game, ...bet }) => ({
      ...bet,
      ...(line !== undefined && { line }),
      ...(startTime && { startTime }),
      ...(game && { game }),
    })),
  );
  expect(read(text, bets)).toEqual({ bets: [], bad: [], known: 4 });
});

test('109: 100,000 rows with formulas and wrong dates: bad rows by line and reason, all others there', () => {
  const bad = new Map<number, readonly [string, string]>([
    [7, ['2026-02-30,A @ B,moneyline,A,-110,10,,,', 'date']],
    [20_000, ['23.11.2026,A @ B,moneyline,A,-110,10,,,', 'date']],
    [40_000, ['2026-11-20,A @ B,moneyline,A,-50,10,,,', 'price']],
    [60_000, ['2026-11-20,A @ B,moneyline,A,=1+1,10,,,', 'price']],
    [80_000, ['2026-11-20,A @ B,moneyline,A,-110,-5,,,', 'stake']],
    [90_000, ['2026-11-20,A @ B,parlay,A,-110,5,,,', 'market']],
    [99_999, ['2026-11-20,A "@ B,moneyline,A,-110,5,,,', 'quotation']],
  ]);
  const lines = Array.from({ length: 100_000 }, (_, at) => {
    const [row] = bad.get(at + 2) ?? [];
    return row ?? `2026-11-20,=cmd|' /C calc'!A${at},moneyline,A,-110,10,,Book,NFL`;
  });
  const file = read(HEAD + lines.join('\r\n'));
  expect(file.bad.map(({ line }) => line)).toEqual([...bad.keys()]);
  for (const { line, reason } of file.bad) {
    expect(reason).toContain(bad.get(line)?.[1]);
  }
  expect(file.bets).toHaveLength(100_000 - bad.size);
  expect(file.bets[0]?.name).toBe("=cmd|' /C calc'!A0");
  expect(betSchema.safeParse(file.bets[0]).success).toBe(true);
  expect(betsCsv(file.bets.slice(0, 1), new Map())).toContain("'=cmd|");
});

test('a file without a column that is needed says so and takes nothing', () => {
  expect(readBetsCsv('date,event\n2026-11-20,A', [], made)).toEqual({
    problem: 'The first line has no market, pick, price, stake.',
  });
  expect(readBetsCsv('', [], made)).toHaveProperty('problem');
});

test('columns in any order and letter case, and with others between', () => {
  const { bets } = read(
    'Stake,note,PRICE,Pick,Market,Event,Date\n10,x,+150,Bills,Moneyline,Game,2026-11-20',
  );
  expect(bets[0]).toMatchObject({
    stakeCents: 1000,
    price: 150,
    pick: 'Bills',
    market: 'moneyline',
  });
});

test.each([
  ['2026-11-23', '2026-11-23T17:00:00.000Z'],
  ['2026-11-23T18:00', '2026-11-23T18:00:00.000Z'],
  ['2026-11-23 18:00:30-05:00', '2026-11-23T23:00:30.000Z'],
  ['2026-02-29', undefined],
  ['2028-02-29', undefined],
  ['2024-02-29', '2024-02-29T17:00:00.000Z'],
  ['2026-13-01', undefined],
  ['1999-12-31', undefined],
  ['2026-11-23T25:00Z', undefined],
  ['11/23/2026', undefined],
])('the date %s is %s', (text, instant) => {
  expect(instantOf(text, NOW)).toBe(instant);
});

test('a row with a character that no database keeps is named, and the account’s own rule refuses it, too', () => {
  const row = (event: string) => `2026-11-20,${event},other,A,-110,10\n`;
  const rows = ['a\u0000b', 'fine', 'b\u0007'].map(row).join('');
  const file = read(`date,event,market,pick,price,stake\n${rows}`);
  expect(file.bets.map(({ name }) => name)).toEqual(['fine']);
  expect(file.bad.map(({ line }) => line)).toEqual([2, 4]);
  for (const name of ['a\u0000b', 'half \ud83c']) {
    expect(betSchema.safeParse(betOf({ name })).success).toBe(false);
  }
  expect(betSchema.safeParse(betOf({ name: 'two\nlines 🏈' })).success).toBe(true);
});
