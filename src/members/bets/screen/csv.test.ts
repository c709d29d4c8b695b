import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { betOf } from '#domain/record/bets.fixture.ts';
import { zoneTime } from '#domain/time/zoneTime.ts';
import { betSchema } from '../betSchema.ts';
import { dateOrder, instantOf } from '../rules/file/instantOf.ts';
import { betsCsv, readBetsCsv } from './csv.ts';

const NOW = new Date('2026-11-29T15:00:00Z');
const made = { now: NOW, newId: () => randomUUID(), zone: 'America/New_York' };
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
  expect(text.startsWith('\uFEFFdate,')).toBe(true);
  expect(read(text, bets)).toEqual({ bets: [], bad: [], known: 4, results: 0, notes: [] });
});

test('109: 100,000 rows with formulas and wrong dates: bad rows by line and reason, all others there', () => {
  const bad = new Map<number, readonly [string, string]>([
    [7, ['2026-02-30,A @ B,moneyline,A,-110,10,,,', 'date']],
    [20_000, ['31.11.2026,A @ B,moneyline,A,-110,10,,,', 'date']],
    [40_000, ['2026-11-20,A @ B,moneyline,A,-50,10,,,', 'price']],
    [60_000, ['2026-11-20,A @ B,moneyline,A,=1+1,10,,,', 'price']],
    [80_000, ['2026-11-20,A @ B,moneyline,A,-110,-5,,,', 'stake']],
    [90_000, ['2026-11-20,A @ B,,A,-110,5,,,', 'market']],
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
  ['2026-11-23T18:00', '2026-11-23T23:00:00.000Z'],
  ['2026-07-23 18:00', '2026-07-23T22:00:00.000Z'],
  ['2026-11-23T18:00Z', '2026-11-23T18:00:00.000Z'],
  ['2026-11-23 18:00:30-05:00', '2026-11-23T23:00:30.000Z'],
  ['2026-02-29', undefined],
  ['2028-02-29', undefined],
  ['2024-02-29', '2024-02-29T17:00:00.000Z'],
  ['2026-13-01', undefined],
  ['1999-12-31', undefined],
  ['2026-11-23T25:00Z', undefined],
  ['11/23/2026', '2026-11-23T17:00:00.000Z'],
  ['11/12/2026', '2026-11-12T17:00:00.000Z'],
  ['1/2/26', '2026-01-02T17:00:00.000Z'],
  ['23.11.2026', '2026-11-23T17:00:00.000Z'],
  ['23/11/2026', '2026-11-23T17:00:00.000Z'],
  ['13/13/2026', undefined],
  ['11/23/2026 7:05 PM', '2026-11-24T00:05:00.000Z'],
  ['11/23/2026, 12:05:09 am', '2026-11-23T05:05:09.000Z'],
  ['11/23/2026 13:05 PM', undefined],
  ['11/23/2026 7 PM', '2026-11-24T00:00:00.000Z'],
  ['11/23/2026 19', undefined],
  ['2026-11-23 18:00:00+00', '2026-11-23T18:00:00.000Z'],
  ['11/23/2026 7:05 PM PST', '2026-11-24T03:05:00.000Z'],
  ['7/23/2026 7:05 PM PT', '2026-07-24T02:05:00.000Z'],
  ['Nov 23, 2026 7:05 PM EST', '2026-11-24T00:05:00.000Z'],
  ['Mon, November 23rd 2026 at 7:05 p.m.', '2026-11-24T00:05:00.000Z'],
  ['23 Nov 2026', '2026-11-23T17:00:00.000Z'],
  ['23-Nov-26', '2026-11-23T17:00:00.000Z'],
  ['46349', '2026-11-23T17:00:00.000Z'],
  ['46349.75', '2026-11-23T23:00:00.000Z'],
  ['1795475100', '2026-11-23T23:05:00.000Z'],
  ['1795475100000', '2026-11-23T23:05:00.000Z'],
  ['12345', undefined],
  ['soon', undefined],
])('the date %s is %s', (text, instant) => {
  const style = { dayFirst: false, instantAt: zoneTime('America/New_York') };
  expect(instantOf(text, NOW, style)).toBe(instant);
});

test('one date of a file says which number is the day of all', () => {
  expect(dateOrder(['11/12/2026', '23/12/2026'])).toBe('day');
  expect(dateOrder(['11/12/2026', '12/23/2026'])).toBe('month');
  expect(dateOrder(['11/12/2026', '2026-11-23'])).toBe('open');
  expect(dateOrder(['11/11/2026', '2026-11-23', '23.11.2026'])).toBeUndefined();
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
