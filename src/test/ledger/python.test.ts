import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  chained,
  EXAMPLE_HEADS,
  EXAMPLE_LEDGER,
  endOfSeason,
  gradeOfPart,
  gradeSaying,
  ledgerOf,
  lineDigest,
  minute,
  ofEvent,
  ofGame,
  ofSeason,
  payload,
  rechained,
  type Saying,
  verifyExample,
} from '#domain/ledger/exampleLedger.fixture.ts';
import { GAME_CASES } from '#domain/ledger/gradeCases/gameCases.fixture.ts';
import { PART_CASES } from '#domain/ledger/gradeCases/partCases.fixture.ts';
import { type DayHead, headText } from '#domain/ledger/head.ts';
import { headsOf } from '#domain/ledger/headsText.ts';
import {
  ledgerChange as anyChange,
  forgedLedger,
  honestLedger,
} from '#domain/ledger/honestLedger.fixture.ts';
import { type LedgerLine, ledgerLineText } from '#domain/ledger/line.ts';
import { SEED_CASES } from '#domain/ledger/seed/seedAttacks.fixture.ts';
import { ROOT } from '#local/project.ts';
import { HAS_PYTHON, type PythonScript, pythonScript } from './pythonScript.ts';

const SCRIPT = join(ROOT, 'docs/verify_ledger.py');
if (!HAS_PYTHON) console.log('Python 3.11 was not there: docs/verify_ledger.py has not been run.');

let folder: string;
let verifier: PythonScript;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ledger-'));
  if (HAS_PYTHON) verifier = pythonScript(SCRIPT);
});
afterAll(async () => {
  verifier?.stop();
  await rm(folder, { recursive: true, force: true });
});

const fileOf = (lines: readonly (LedgerLine | string)[]): string =>
  lines.map((line) => `${typeof line === 'string' ? line : ledgerLineText(line)}\n`).join('');

/** What the Python verifier says about a file and the file of heads: "removed: line 4", "10 lines stand". */
async function python(file: string, heads?: string): Promise<string> {
  const [path, headsPath] = [join(folder, 'ledger.jsonl'), join(folder, 'heads.txt')];
  await writeFile(path, file);
  await writeFile(headsPath, heads ?? '');
  const told = await verifier.run([path, ...(heads === undefined ? [] : [headsPath])]);
  expect(told.status).toBe(told.stderr === '' ? 0 : 1);
  return (told.stdout + told.stderr).trim().replace(path, 'the file');
}

/** What our own verifier says about the same. */
function ours(lines: readonly (LedgerLine | string)[], known: readonly DayHead[]): string {
  const { fault, through } = verifyExample(lines, { known });
  if (fault) return `${fault.kind}: line ${fault.seq}`;
  if (through.seq === 0) return 'the file is empty: it holds no line of a ledger';
  return through.seq === 1 ? '1 line stands' : `${through.seq} lines stand`;
}

const textOf = (heads: readonly DayHead[]): string =>
  heads.map((head) => `${headText(head)}\n`).join('');

const LINES = EXAMPLE_LEDGER;
const at = (seq: number): LedgerLine => LINES[seq - 1] as LedgerLine;
const change = (seq: number, to: Partial<LedgerLine>) => LINES.with(seq - 1, { ...at(seq), ...to });
const rehashed = (seq: number, text: string) =>
  change(seq, { payload: text, hash: lineDigest(at(seq).previousHash, text) });
const put = (seq: number, text: string): LedgerLine[] => {
  const { hash } = at(seq);
  const line = {
    seq: seq + 1,
    kind: 'prediction',
    payload: text,
    previousHash: hash,
    hash: lineDigest(hash, text),
  };
  return LINES.toSpliced(seq, 0, line);
};
const written = (from: string | RegExp, to: string) =>
  chained([at(1).payload.replace(from, to)], ['prediction']);

const START = '2026-12-01T18:00:00Z';
const BET = { market: 'moneyline', pick: 'away', price: 150, book: 'Other', probability: 42 };
const HELD = { ...BET, price: 'withheld', consensusProbability: 44, fairPrice: 127 };
const edgesOf = (edges: unknown): Saying => ({
  type: 'edges',
  predictionId: 101,
  gameId: 1,
  startTime: START,
  edges,
});
const graded = (change: object): Saying => ({ ...gradeSaying(1, 2), ...BET, ...change });
const sampled: Saying = { ...ofGame(1), game: { id: 1, gameTime: START, sample: true } };
const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);
const appended = (...minutes: readonly number[]): LedgerLine[] =>
  chained(minutes.map((when, index) => payload(minute(when), ofGame(index + 1))));

const ATTACKS: readonly (readonly [string, readonly (LedgerLine | string)[]])[] = [
  ['nothing', LINES],
  ...SEED_CASES.map(([name, lines]) => [name, lines] as const),
  ['an empty file', []],
  ['a payload', change(2, { payload: at(2).payload.replace('57', '67') })],
  ['a hash', change(3, { hash: at(4).hash })],
  ['a hash before', change(3, { previousHash: at(4).hash })],
  ['a number', change(3, { seq: 7 })],
  ['a label', change(3, { kind: 'grade' })],
  ['hashed anew', rehashed(2, at(2).payload.replace('57', '67'))],
  ['the last one hashed anew', rehashed(10, payload(minute(2881), gradeSaying(1)))],
  [
    'everything hashed anew',
    rechained(change(6, { payload: at(6).payload.replace('win', 'loss') })),
  ],
  ['one removed', LINES.toSpliced(3, 1)],
  ['the first removed', LINES.slice(1)],
  ['the last removed', LINES.slice(0, -1)],
  ['the end removed', LINES.slice(0, 6)],
  ['removed and renumbered', LINES.toSpliced(3, 1).map((line, seq) => ({ ...line, seq: seq + 1 }))],
  ['removed and chained anew', rechained(LINES.toSpliced(4, 1))],
  ['two swapped', LINES.with(2, at(8)).with(7, at(3))],
  ['one moved to the end', [...LINES.toSpliced(2, 1), at(3)]],
  ['one twice', LINES.toSpliced(4, 0, at(4))],
  ['one again later', LINES.toSpliced(6, 0, at(2))],
  ['one put in', put(4, payload(minute(1440), ofGame(9)))],
  ['one put in after its start', put(4, payload('2026-12-02T08:00:00.000000Z', ofGame(9)))],
  ['put in late and chained anew', rechained(put(5, payload(minute(2000), ofGame(9))))],
  ['put into a closed day', rechained(put(4, payload(minute(5), ofGame(9))))],
  [
    'a grade of nothing',
    chained([payload(minute(0), ofGame(1)), payload(minute(1), gradeSaying(2))]),
  ],
  ['a grade before', chained([payload(minute(0), gradeSaying(1)), payload(minute(1), ofGame(1))])],
  [
    'a prediction of players',
    ledgerOf(
      { ...ofGame(1), prediction: { id: 101, players: { hash: 'a'.repeat(64) } } },
      gradeSaying(1),
    ),
  ],
  ['a line that is none', ['{}', ...LINES]],
  ['an empty line', [...LINES.slice(0, 4), '', ...LINES.slice(4)]],
  ['a payload that says little', chained(['{"type":"prediction"}'], ['prediction'])],
  ['a space', written('{"appendedAt"', '{ "appendedAt"')],
  ['a number in another way', written('57.25', '57.250')],
  ['a small number in another way', written('-1.5e-7', '-0.00000015')],
  ['an escape too many', written('é', '\\u00e9')],
  ['half of a pair', written('é', '\\ud83d')],
  ['names out of order', written('"away"', '"zebra"')],
  ['a name twice', written('"sample":false', '"sample":false,"sample":true')],
  [
    'numbers of all kinds',
    written(
      '57.25',
      '[0,1,-1,10,1e+21,123456789012345680000,0.000001,1e-7,5e-324,1.7976931348623157e+308,0.1]',
    ),
  ],
  ['minus zero', written('57.25', '-0')],
  ['no number', written('57.25', 'NaN')],
  ['a number without end', written('57.25', '1e999')],
  ['half of a pair in a name', written('"sample"', '"\\ud83d"')],
  ['a grade of another price', ledgerOf(ofGame(1), { ...gradeSaying(1), price: 500 })],
  [
    'a grade of another line',
    ledgerOf(ofGame(1), ofGame(2), { ...gradeSaying(1), predictionLine: 2 }),
  ],
  ['a grade of no line', ledgerOf(ofGame(1), { ...gradeSaying(1), predictionLine: '1' })],
  ['a grade of a price as a text', ledgerOf(ofGame(1), { ...gradeSaying(1), price: '-110' })],
  ['a grade twice', ledgerOf(ofGame(1), gradeSaying(1), { ...gradeSaying(1), outcome: 'loss' })],
  [
    'a corrected grade',
    ledgerOf(ofGame(1), gradeSaying(1), { ...gradeSaying(1), resultVersion: 2 }),
  ],
  ['a grade of an edge', ledgerOf(ofGame(1), edgesOf([BET]), graded({ basis: 'edge' }))],
  ['a grade of no edge', ledgerOf(ofGame(1), edgesOf([]), graded({ basis: 'edge' }))],
  [
    'a grade of a withheld price',
    ledgerOf(ofGame(1), edgesOf([HELD]), graded({ basis: 'edge', price: 'withheld' })),
  ],
  ['a price for a withheld one', ledgerOf(ofGame(1), edgesOf([HELD]), graded({ basis: 'edge' }))],
  [
    'no price for a withheld one',
    ledgerOf(ofGame(1), edgesOf([HELD]), graded({ basis: 'edge', price: null })),
  ],
  ['edges of nothing', ledgerOf(ofGame(2), edgesOf([]))],
  ['edges that are no list', ledgerOf(ofGame(1), edgesOf({}), graded({ basis: 'edge' }))],
  ['picks that are no list', ledgerOf({ ...ofGame(1), picks: 'none' }, gradeSaying(1))],
  ['a grade of the sample slate', ledgerOf(sampled, gradeSaying(1))],
  ['one number of two games', ledgerOf(ofGame(1), { ...ofGame(2), prediction: { id: 101 } })],
  [
    'one number of two parts',
    ledgerOf(ofEvent(1, ''), { ...ofEvent(1, 'a'), prediction: { id: 101 } }),
  ],
  ['a grade of a part', ledgerOf(ofEvent(1, 'a|b'), gradeOfPart(1, 'a|b', 1))],
  ['a grade of another part', ledgerOf(ofEvent(1, 'a|b'), gradeOfPart(1, '', 1))],
  ['an event without a part', ledgerOf({ ...ofEvent(1, ''), part: null })],
  ['a game and an event', ledgerOf({ ...ofEvent(1, ''), game: { id: 1, gameTime: START } })],
  ...['1', '', 1.5, true, 2 ** 53, 1e21, null, [], {}].map(
    (id) =>
      [
        `${JSON.stringify(id)} for a game`,
        ledgerOf({ ...ofGame(1), game: { id, gameTime: START } }),
      ] as const,
  ),
  ...[
    '2099',
    '2026-12-01',
    '2026-12-01T18:00Z',
    '2026-12-01T18:00:00',
    '20261201T180000Z',
    '2026-W49-2T18:00:00Z',
    '2026-12-01T18:00:00,5Z',
    '2026-12-01T18:00:00.5Z',
    '2026-12-01T24:00:00Z',
    '2026-11-31T18:00:00Z',
    '0000-12-01T18:00:00Z',
    '2026-11-20T10:00:00Z',
  ].map((start) => [`a start at ${start}`, ledgerOf(ofGame(1, start))] as const),
  ['a day that there is not', chained([payload('2026-02-30T10:00:00.000000Z', ofGame(1))])],
  ['hour 24', chained([payload('2026-11-20T24:00:00.000000Z', ofGame(1))])],
  ['three decimals', chained([payload('2026-11-20T10:00:00.000Z', ofGame(1))])],
  ['a hundred deep', ledgerOf({ ...ofGame(1), nest: nested(99) })],
  ['deeper', ledgerOf({ ...ofGame(1), nest: nested(100) })],
  ['several late', appended(0, 1, 50, 51, 2, 3)],
  ['the first two late', appended(50, 51, 1, 2, 3)],
  ['one dated back', appended(0, 10, 20, 5, 21, 22)],
  ['time back at the end', appended(0, 10, 5)],
  ['time far back at the end', appended(0, 10, 20, 5)],
  ['time back before a line that is none', [...appended(0, 10, 20, 5), '{}']],
  ['a label and a payload that disagree', chained([payload(minute(0), gradeSaying(1))], ['edges'])],
  ['season odds of two days', ledgerOf(ofSeason('2026-11-20'), ofSeason('2026-11-21'))],
  ['season odds of one day twice', ledgerOf(ofSeason('2026-11-20'), ofSeason('2026-11-20'))],
  [
    'season odds of the sample and not of it',
    ledgerOf(ofSeason('2026-11-20'), ofSeason('2026-11-20', { sample: true })),
  ],
  ['season odds of no day', ledgerOf(ofSeason(20))],
  ['season odds of no season', ledgerOf({ ...ofSeason('2026-11-20'), season: ['NFL'] })],
  ['the end of two seasons', ledgerOf(endOfSeason(2025), endOfSeason(2026))],
  ['the end of one season twice', ledgerOf(endOfSeason(2026), endOfSeason(2026))],
  ['the end of a season as a text', ledgerOf(endOfSeason('2026'))],
  ['a line of another kind without ids', ledgerOf({ type: 'note', text: 'a later year' })],
  ['one missing, and nothing of it', [...LINES.toSpliced(1, 1), 'zzz"seq":2}']],
  [
    'a number of sixteen digits',
    LINES.map((line) => ledgerLineText(line).replace('"seq":3}', '"seq":1234567890123456}')),
  ],
];

const HEADS: readonly (readonly [string, string, string])[] = [
  [
    'a comment, an empty line, a byte order mark',
    `\uFEFF# kept\n\n${textOf(EXAMPLE_HEADS)}`,
    '10 lines stand',
  ],
  [
    'a true head, then a false one',
    `${textOf(EXAMPLE_HEADS)}2026-11-20 4 ${'0'.repeat(64)}\n`,
    'heads differ: line 4',
  ],
  [
    'a false head, then a true one',
    `2026-11-20 4 ${'0'.repeat(64)}\n${textOf(EXAMPLE_HEADS)}`,
    'heads differ: line 4',
  ],
  [
    'two lines of one day',
    textOf(EXAMPLE_HEADS).replace('2026-11-21 8', '2026-11-20 8'),
    'heads differ: line 4',
  ],
  [
    'one line under two days',
    `${textOf(EXAMPLE_HEADS)}${textOf(EXAMPLE_HEADS).split('\n')[1]?.replace('21', '22')}\n`,
    'heads differ: line 8',
  ],
  [
    'two that differ beyond the end',
    `${textOf(EXAMPLE_HEADS)}2026-11-23 20 ${'0'.repeat(64)}\n2026-11-23 20 ${'1'.repeat(64)}\n`,
    'heads differ: line 20',
  ],
  [
    'a line under another day',
    textOf(EXAMPLE_HEADS).replace('11-21', '11-22'),
    'rewritten: line 8',
  ],
  ['a head twice', textOf(EXAMPLE_HEADS).repeat(2), '10 lines stand'],
  ['a cut hash', textOf(EXAMPLE_HEADS).slice(0, -2), 'heads: line 2 is none'],
  ['a page instead', '<!doctype html>', 'heads: line 1 is none'],
  ['line 0', `2026-11-20 0 ${'0'.repeat(64)}`, 'heads: line 1 is none'],
];

describe.skipIf(!HAS_PYTHON)('docs/verify_ledger.py', () => {
  test.each(ATTACKS)('says what ours says: %s', async (_, lines) => {
    expect(await python(fileOf(lines))).toBe(ours(lines, []));
    expect(await python(fileOf(lines), textOf(EXAMPLE_HEADS))).toBe(ours(lines, EXAMPLE_HEADS));
  });

  test.each([...GAME_CASES, ...PART_CASES])('grades as ours does: %s', async (_, lines, fault) => {
    const told = fault ? `${fault[0]}: line ${fault[1]}` : `${lines.length} lines stand`;
    expect(await python(fileOf(lines))).toBe(told);
  });

  test('lets every ledger stand that an honest site writes', async () => {
    await fc.assert(
      fc.asyncProperty(honestLedger, async (lines) => {
        expect(await python(fileOf(lines))).toBe(ours(lines, []));
      }),
      { numRuns: 60 },
    );
  });

  test('finds what ours finds in a ledger of which anything was changed', async () => {
    await fc.assert(
      fc.asyncProperty(honestLedger, anyChange, async (lines, one) => {
        const changed = forgedLedger(lines, one);
        expect(await python(fileOf(changed))).toBe(ours(changed, []));
      }),
      { numRuns: 200 },
    );
  });

  test.each(HEADS)('reads heads as ours does: %s', async (_, heads, told) => {
    expect(await python(fileOf(LINES), heads)).toBe(told);
    const known = headsOf(heads);
    expect(known ? ours(LINES, known) : undefined).toBe(known && told);
    expect(known === undefined).toBe(told.startsWith('heads:'));
  });

  test('a file that is cut off in a line', async () => {
    expect(await python(fileOf(LINES).slice(0, -20))).toBe('truncated: line 10');
  });

  test.each([
    [['--help'], 0, /^Usage: python3 verify_ledger\.py /],
    [['-h', 'x'], 0, /^Usage: /],
    [[], 1, /^Usage: /],
    [['a', 'b', 'c'], 1, /^Usage: /],
    [['--bogus', 'a'], 1, /^Usage: /],
    [['/nosuch'], 1, /^A file cannot be read: .*\/nosuch/],
    [[tmpdir()], 1, /^A file cannot be read: /],
    [[SCRIPT, '/nosuch'], 1, /^A file cannot be read: .*\/nosuch/],
    [[SCRIPT], 1, /^malformed: line 1$/],
  ])('%j is answered in a sentence', async (args, status, said) => {
    const told = await verifier.run(args);
    expect(told.status).toBe(status);
    expect((status === 0 ? told.stdout : told.stderr).trim()).toMatch(said);
  });

  test('heads that are none are said', async () => {
    expect(await python(fileOf(LINES), '# none was kept\n')).toBe('heads: there is none');
  });

  test('is two pages of the standard library', async () => {
    const code = (await readFile(SCRIPT, 'utf8')).trimEnd().split('\n');
    expect(code.length).toBeLessThanOrEqual(240);
    expect(code.filter((line) => /^(?:import|from)/.test(line))).toEqual([
      'import bisect, datetime, decimal, hashlib, json, math, re, sys',
    ]);
  });
});
