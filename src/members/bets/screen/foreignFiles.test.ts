import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { betFigures } from '#domain/record/betFigures.ts';
import type { betOf } from '#domain/record/bets.fixture.ts';
import { gradeBet, profitCents } from '#domain/record/gradeBet.ts';
import { betSchema } from '../betSchema.ts';
import { betsCsv, readBetsCsv } from './csv.ts';
import { fileText } from './fileText.ts';

const NOW = new Date('2026-11-29T15:00:00Z');
const made = { now: NOW, newId: () => randomUUID(), zone: 'America/Chicago' };

function read(text: string, there = [] as ReturnType<typeof betOf>[]) {
  const file = readBetsCsv(text, there, made);
  if ('problem' in file) throw new Error(file.problem);
  for (const bet of file.bets) expect(betSchema.safeParse(bet).success).toBe(true);
  return file;
}
const HEAD = 'date,event,market,pick,price,stake';
const row = (change: Partial<Record<'price' | 'stake' | 'pick' | 'market', string>> = {}) => {
  const { market = 'other', pick = 'A', price = '-110', stake = '10' } = change;
  const cell = (text: string) => (/[,"]/.test(text) ? `"${text}"` : text);
  return `2026-11-20,E,${cell(market)},${cell(pick)},${cell(price)},${cell(stake)}`;
};
const one = (change: Parameters<typeof row>[0]) => read(`${HEAD}\n${row(change)}`);

const LATIN = `${HEAD}\n2026-11-20,Atlético – Málaga,other,Peñarol’s “win”,-110,10\n`;
const windows1252 = (text: string): Uint8Array =>
  Uint8Array.from(
    [...text],
    (letter) =>
      ({ '–': 0x96, '’': 0x92, '“': 0x93, '”': 0x94 })[letter] ?? letter.codePointAt(0) ?? 0,
  );
const utf16 = (text: string, big: boolean, mark: boolean): Uint8Array => {
  const bytes = Buffer.from(`${mark ? '\uFEFF' : ''}${text}`, 'utf16le');
  return big ? bytes.swap16() : bytes;
};

test.each([
  ['UTF-8', new TextEncoder().encode(LATIN)],
  ['UTF-8 with a mark', new TextEncoder().encode(`\uFEFF${LATIN}`)],
  ['Windows-1252', windows1252(LATIN)],
  ['UTF-16 LE with a mark', utf16(LATIN, false, true)],
  ['UTF-16 BE with a mark', utf16(LATIN, true, true)],
  ['UTF-16 LE', utf16(LATIN, false, false)],
  ['UTF-16 BE', utf16(LATIN, true, false)],
])('a file in %s has its letters', (_, bytes) => {
  const text = fileText(bytes);
  if (typeof text !== 'string') throw new Error(text.problem);
  expect(text).not.toContain('�');
  expect(read(text).bets[0]).toMatchObject({ name: 'Atlético – Málaga', pick: 'Peñarol’s “win”' });
});

test('a workbook says that it is none', () => {
  expect(fileText(Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0]))).toHaveProperty('problem');
});

test.each([
  ['semicolons', `date;event;market;pick;price;stake\n2026-11-20;E;other;A, B;-110;12,50`],
  ['tabs', `date\tevent\tmarket\tpick\tprice\tstake\n2026-11-20\tE\tother\tA, B\t-110\t12.50`],
  ['bars', `date|event|market|pick|price|stake\n2026-11-20|E|other|A, B|-110|12.50`],
  ['sep=;', `sep=;\r\ndate;event;market;pick;price;stake\r\n2026-11-20;E;other;A, B;-110;12,50`],
  ['sep=,', `sep=,\r\ndate,event,market,pick,price,stake\r\n2026-11-20,E,other,"A, B",-110,12.50`],
  [
    '"sep=,"',
    `"sep=,"\r\ndate,event,market,pick,price,stake\r\n2026-11-20,E,other,"A, B",-110,12.50`,
  ],
  ['blank first lines', `\n\r\n , \n${HEAD}\n2026-11-20,E,other,"A, B",-110,12.50`],
  ['a title', `My bets 2026\n\n${HEAD}\n2026-11-20,E,other,"A, B",-110,12.50\n,,,,,\n`],
  ['a last sign too many', `${HEAD},\n2026-11-20,E,other,"A, B",-110,12.50,,\n`],
  ['old Mac line ends', `${HEAD}\r2026-11-20,E,other,"A, B",-110,12.50`],
])('a file with %s is read', (_, text) => {
  const file = read(text);
  expect([file.bad, file.notes]).toEqual([[], []]);
  expect(file.bets).toHaveLength(1);
  expect(file.bets[0]).toMatchObject({ pick: 'A, B', price: -110, stakeCents: 1250 });
});

test.each([
  ['$1,250.50', 125_050],
  ['1250.5', 125_050],
  ['$1,250', 125_000],
  ['1.250,50', 125_050],
  ['1 250.50', 125_050],
  ['US$ 20', 2000],
  ['20.00 USD', 2000],
  ['€12,50', 1250],
  ['.50', 50],
])('the stake %s is %i cents', (stake, cents) => {
  expect(one({ stake }).bets[0]?.stakeCents).toBe(cents);
});

test.each(['(10.00)', '−10', '1,25,0', '1.2.3', 'ten', '0', '12,5000'])(
  'the stake %s is refused',
  (stake) => expect(one({ stake }).bad[0]?.reason).toMatch(/^stake /),
);

test('in a file with decimal commas 1.250 is a thousand and more', () => {
  const file = read(
    `date;event;market;pick;price;stake\n2026-11-20;E;other;A;1,91;1.250\n2026-11-20;E;other;B;2,5;1.250,50\n2026-11-20;E;other;C;2;12,5`,
  );
  expect(file.bets.map(({ price, stakeCents }) => [price, stakeCents])).toEqual([
    [-110, 125_000],
    [150, 125_050],
    [100, 1250],
  ]);
});

test.each([
  ['−110', -110],
  ['–110', -110],
  ['+150', 150],
  ['150', 150],
  ['-110.00', -110],
  ['EVEN', 100],
  ['1.91', -110],
  ['2.50', 150],
  ['10/11', -110],
  ['5/2', 250],
  ['(110)', -110],
])('the price %s is %i', (price, american) => {
  expect(one({ price }).bets[0]?.price).toBe(american);
});

test.each(['50', '-50', '-110.5', '=1+1', '1.00', '0/1', '1000000', 'soon'])(
  'the price %s is refused',
  (price) => expect(one({ price }).bad[0]?.reason).toMatch(/^price /),
);

test.each([
  ['Won', 'win'],
  ['Lost', 'loss'],
  ['Half won', 'halfWin'],
  ['Half lost', 'halfLoss'],
  ['Refunded', 'void'],
  ['Push', 'push'],
  ['Void', 'void'],
  ['Pending', undefined],
  ['', undefined],
  ['W', 'win'],
  ['SETTLED_LOSS', 'loss'],
  ['Not yet', undefined],
  ['½ Won', 'halfWin'],
  ['1/2 Loss', 'halfLoss'],
  ['In progress', undefined],
])('the result %s is %s', (result, hand) => {
  const { bets, bad } = read(`${HEAD},result\n${row()},${result}`);
  expect(bad).toEqual([]);
  expect(bets[0]?.hand).toBe(hand);
});

test('a result that we cannot keep is named, and the words that we know', () => {
  const { bad } = read(`${HEAD},result\n${row()},Cashed out`);
  expect(bad[0]?.reason).toMatch(/^result "Cashed out" is not one of Won, Lost, Half won/);
});

const profitOf = (file: ReturnType<typeof read>) => {
  const graded = file.bets.flatMap((bet) => gradeBet(bet, undefined) ?? []);
  return { profit: graded.reduce((all, each) => all + profitCents(each), 0), graded };
};

test('a bonus bet costs nothing of one’s own: won and lost at +200 are +$20, not +$10', () => {
  const bets = (cell: string) =>
    read(
      `${HEAD},result,bonus\n${row({ price: '200' })},Won,${cell}\n${row({ price: '200' })},Lost,${cell}`,
    );
  for (const yes of ['yes', 'TRUE', 'x', '1', 'Bonus bet', '10.00', '$10']) {
    const { profit, graded } = profitOf(bets(yes));
    expect(profit).toBe(2000);
    expect(betFigures(graded)).toMatchObject({ stakedCents: 0, profitCents: 2000, bonus: 2 });
    expect(betFigures(graded).roi).toBeUndefined();
  }
  for (const no of ['no', '', 'false', '0', '0.00']) expect(profitOf(bets(no)).profit).toBe(1000);
  expect(bets('4').bad[0]?.reason).toMatch(/only part of the stake/);
});

test('a half lost bonus bet costs nothing, either; the mark goes out and comes in', () => {
  const file = read(`${HEAD},result,bonus\n${row()},Half lost,yes`);
  expect(profitOf(file).profit).toBe(0);
  const out = betsCsv(file.bets, new Map());
  expect(read(out).bets[0]).toMatchObject({ bonus: true, hand: 'halfLoss', stakeCents: 1000 });
});

test('the stake of a bonus may stand in its own column alone', () => {
  const { bets } = read(`${HEAD},free bet\n${row({ stake: '0' })},$10`);
  expect(bets[0]).toMatchObject({ stakeCents: 1000, bonus: true });
});

test('columns that are not read are named, ours are not; a tracker’s names are known', () => {
  const file = read(
    'Bet ID,Sportsbook,Sport,League,Date Placed,Event Name,Bet Type,Selection,Odds (American),Wager Amount ($),Payout,Status,Tags\n' +
      '77,DraftKings,Football,NFL,11/23/2026 7:05 PM,Chiefs @ Bills,Spread,Bills -3.5,−110,$20.00,$38.18,Won,live\n',
  );
  expect(file.bets[0]).toMatchObject({
    book: 'DraftKings',
    league: 'NFL',
    takenAt: '2026-11-24T01:05:00.000Z',
    name: 'Chiefs @ Bills',
    market: 'spread',
    pick: 'Bills',
    line: -3.5,
    hand: 'win',
    stakeCents: 2000,
  });
  expect(file.notes).toEqual([
    'Times without a zone were read as Central Time, this device’s.',
    'Not read: Bet ID, Sport, Payout, Tags.',
  ]);
  expect(read(betsCsv(file.bets, new Map())).notes).toEqual([]);
});

test('a tracker’s one text for event and pick is both', () => {
  const { bets, bad } = read(
    'bet_id,sportsbook,type,status,odds,amount,time_placed_iso,bet_info,leagues\n' +
      '9,FanDuel,straight,SETTLED_WIN,1.91,25.00,2026-11-20T18:05:00.000Z,"Bills -3.5, Chiefs @ Bills",NFL\n',
  );
  expect(bad).toEqual([]);
  expect(bets[0]).toMatchObject({
    name: 'Bills -3.5, Chiefs @ Bills',
    pick: 'Bills -3.5, Chiefs @ Bills (straight)',
    price: -110,
    stakeCents: 2500,
    hand: 'win',
    takenAt: '2026-11-20T18:05:00.000Z',
  });
});

test('times without a zone are the device’s, and the note says so; a day or a zone needs none', () => {
  const at = (date: string) => read(`${HEAD}\n${row().replace('2026-11-20', date)}`);
  expect(at('2026-11-20 18:00').bets[0]?.takenAt).toBe('2026-11-21T00:00:00.000Z');
  expect(at('2026-11-20 18:00').notes[0]).toContain('Central Time');
  expect(at('2026-11-20').notes).toEqual([]);
  expect(at('2026-11-20 18:00 EST').notes).toEqual([]);
  expect(at('46349.75').notes[0]).toContain('Central Time');
});

test('dates that could be two days are read month first, unless another date of the file says otherwise', () => {
  const at = (...dates: string[]) =>
    read([HEAD, ...dates.map((date) => row().replace('2026-11-20', date))].join('\n'));
  expect(at('11/12/2025').notes).toEqual(['Dates such as 11/12/2026 were read month first.']);
  expect(at('11/12/2025').bets[0]?.takenAt).toBe('2025-11-12T17:00:00.000Z');
  const day = at('11/12/2025', '23/12/2025');
  expect(day.bets[0]?.takenAt).toBe('2025-12-11T17:00:00.000Z');
  expect(day.notes).toEqual(['Dates such as 11/12/2026 were read day first.']);
  expect(at('11/12/2025', '12/23/2025').notes).toEqual([]);
});

test('a market of another name keeps it, sides alone are an event, and lines are read as written', () => {
  expect(one({ market: 'Player Points', pick: 'Over 25.5' }).bets[0]).toMatchObject({
    market: 'other',
    pick: 'Over 25.5 (Player Points)',
  });
  expect(one({ market: 'Money Line' }).bets[0]?.market).toBe('moneyline');
  expect(one({ market: 'O/U', pick: 'Over 44.5' }).bets[0]).toMatchObject({
    market: 'total',
    pick: 'Over',
    line: 44.5,
  });
  const { bets } = read(
    'date,home team,away team,market,pick,price,stake,line\n' +
      '2026-11-20,Bills,Chiefs,spread,Bills,-110,10,−2½\n2026-11-20,Bills,Chiefs,spread,Bills,-110,11,PK\n2026-11-20,Bills,Chiefs,total,Over,-110,12,O 44.5',
  );
  expect(bets.map(({ name, line }) => [name, line])).toEqual([
    ['Chiefs @ Bills', -2.5],
    ['Chiefs @ Bills', 0],
    ['Chiefs @ Bills', 44.5],
  ]);
});

test('texts over several lines stay, and the same file twice adds nothing', () => {
  const text = `${HEAD}\n2026-11-20,"E,\r\nsecond ""line""",other,A,-110,10\n${row()}\n${row()}\n`;
  const file = read(text);
  expect(file.bets[0]?.name).toBe('E,\r\nsecond "line"');
  expect(file.bets).toHaveLength(3);
  expect(read(text, [...file.bets])).toMatchObject({ bets: [], known: 3 });
});

test('the same file with results later brings them to the bets that are here', () => {
  const before = read(`${HEAD},status\n${row()},Pending`).bets;
  const after = read(`${HEAD},status\n${row()},Won`, [...before]);
  expect(after).toMatchObject({ known: 1, results: 1 });
  expect(after.bets[0]).toMatchObject({ id: before[0]?.id, hand: 'win' });
  expect(after.bets[0]?.changedAt).toBeGreaterThan(before[0]?.changedAt ?? 0);
});

test('a column such as Bet Type is the bonus one where it says nothing else', () => {
  const typed = (...types: string[]) =>
    read(`${HEAD},Bet Type\n${types.map((type) => `${row()},${type}`).join('\n')}`);
  const file = typed('Bonus', 'Cash', '');
  expect(file.bets.map(({ bonus }) => bonus)).toEqual([true, undefined, undefined]);
  expect(file.notes).toEqual([]);
  expect(typed('Bonus', 'Parlay').notes).toEqual(['Not read: Bet Type.']);
  expect(typed('Single', 'Parlay').notes).toEqual(['Not read: Bet Type.']);
});

test.each(['="-110"', '"=""-110"""'])('a text written as the formula %s is that text', (price) => {
  const { bets, bad } = read(`${HEAD}\n2026-11-20,E,other,="A B",${price},10`);
  expect(bad).toEqual([]);
  expect(bets[0]).toMatchObject({ price: -110, pick: 'A B' });
});

test('a row whose quotation marks do not fit is named once, and the others are read', () => {
  const { bets, bad } = read(`${HEAD}\n2026-11-20,=X("a"),other,A,-110,10\n${row()}`);
  expect(bad).toEqual([{ line: 2, reason: 'its quotation marks do not fit' }]);
  expect(bets).toHaveLength(1);
});

test.each(['', '\uFEFF', '\n\n', ' , ,\n'])('the file %j is empty', (text) => {
  expect(readBetsCsv(text, [], made)).toEqual({ problem: 'The file is empty.' });
});
