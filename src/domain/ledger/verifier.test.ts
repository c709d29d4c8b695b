import { describe, expect, test } from 'vitest';
import {
  chained,
  EXAMPLE_HEADS,
  EXAMPLE_LEDGER,
  EXAMPLE_SAYINGS,
  ledgerFault,
  lineDigest,
  minute,
  ofGame,
  payload,
  rechained,
  verifyExample,
} from './exampleLedger.fixture.ts';
import { faultText } from './fault.ts';
import { GENESIS, type LedgerLine } from './line.ts';
import { BEGINNING } from './standing.ts';

const LINES = EXAMPLE_LEDGER;
const line = (seq: number): LedgerLine => LINES[seq - 1] ?? never();
const never = () => {
  throw new Error('no such line');
};
const altered = (seq: number, change: Partial<LedgerLine>): LedgerLine[] =>
  LINES.map((one) => (one.seq === seq ? { ...one, ...change } : one));
/** The line with another payload and its matching hash. */
const rehashed = (seq: number, text: string): LedgerLine[] =>
  altered(seq, { payload: text, hash: lineDigest(line(seq).previousHash, text) });
const flipped = (seq: number) => line(seq).payload.replace('57.25', '67.25');
const numbered = (lines: readonly LedgerLine[]) =>
  lines.map((one, at) => ({ ...one, seq: at + 1 }));

describe('a whole ledger', () => {
  test('stands, with its heads and what it holds', () => {
    expect(verifyExample(LINES, { known: EXAMPLE_HEADS })).toEqual({
      fault: undefined,
      through: { seq: 10, hash: line(10).hash, appendedAt: '2026-11-22T10:01:00.000000Z' },
      counts: { prediction: 6, grade: 3, note: 1 },
      knownPassed: 2,
    });
  });

  test('counts a head that comes by two ways once', () => {
    expect(verifyExample(LINES, { known: [...EXAMPLE_HEADS, ...EXAMPLE_HEADS] }).knownPassed).toBe(
      2,
    );
  });

  test('that is empty stands too, and begins with zeros', () => {
    expect(verifyExample([])).toEqual({
      fault: undefined,
      through: BEGINNING,
      counts: {},
      knownPassed: 0,
    });
    expect(line(1).previousHash).toBe(GENESIS);
  });

  test('is checked on from where an earlier check ended', () => {
    const after = { seq: 4, hash: line(4).hash, appendedAt: minute(3) };
    const before = LINES.slice(0, 4);
    const rest = LINES.slice(4);
    expect(ledgerFault(rest, { after, before, known: EXAMPLE_HEADS })).toBeUndefined();
    expect(ledgerFault(rest, { after })).toEqual(['grade without prediction', 6]);
    expect(ledgerFault(rest, { after: { ...after, hash: GENESIS } })).toEqual(['altered', 4]);
  });
});

describe('altered', () => {
  test('what a line says', () => {
    expect(ledgerFault(altered(2, { payload: flipped(2) }))).toEqual(['altered', 2]);
  });
  test('its hash, the hash before it, its number, its label', () => {
    expect(ledgerFault(altered(3, { hash: line(4).hash }))).toEqual(['altered', 3]);
    expect(ledgerFault(altered(3, { previousHash: line(4).hash }))).toEqual(['altered', 3]);
    expect(ledgerFault(altered(3, { seq: 4 }))).toEqual(['altered', 3]);
    expect(ledgerFault(altered(3, { seq: 1 }))).toEqual(['altered', 3]);
    expect(ledgerFault(altered(3, { kind: 'grade' }))).toEqual(['altered', 3]);
    expect(ledgerFault(altered(1, { previousHash: line(4).hash }))).toEqual(['altered', 1]);
  });
  test('and hashed anew: the line after it names another', () => {
    expect(ledgerFault(rehashed(2, flipped(2)))).toEqual(['altered', 2]);
  });
  test('the last one, and hashed anew: only who noted it down can tell', () => {
    const game = payload(minute(2881), {
      ...EXAMPLE_SAYINGS[9],
      type: 'grade',
      closingProbability: 60,
      closingWithheld: 1,
    });
    const changed = rehashed(10, game);
    expect(ledgerFault(changed)).toBeUndefined();
    const { seq, hash } = line(10);
    expect(ledgerFault(changed, { known: [{ seq, hash }] })).toEqual(['rewritten', 10]);
  });
  test('with all that follows hashed anew: a published head tells, and between which lines', () => {
    const forged = rechained(altered(6, { payload: line(6).payload.replace('win', 'push') }));
    expect(ledgerFault(forged)).toBeUndefined();
    const { fault } = verifyExample(forged, { known: EXAMPLE_HEADS });
    expect(fault).toMatchObject({ kind: 'rewritten', seq: 8 });
    expect(fault?.text).toContain('A line from 5 to 8 was changed');
  });
});

describe('removed', () => {
  test('one in the middle, the first, several', () => {
    expect(ledgerFault(LINES.toSpliced(3, 1))).toEqual(['removed', 4]);
    expect(ledgerFault(LINES.slice(1))).toEqual(['removed', 1]);
    const { fault } = verifyExample(LINES.toSpliced(3, 3));
    expect(fault).toMatchObject({ kind: 'removed', seq: 4, at: 4 });
    expect(fault?.text).toBe('Lines 4 to 6 are missing.');
  });
  test('and the rest renumbered: the lines on both sides do not belong together', () => {
    const { fault } = verifyExample(numbered(LINES.toSpliced(3, 1)));
    expect(fault).toMatchObject({ kind: 'altered', seq: 3, at: 4 });
    expect(fault?.text).toContain('removed and the rest renumbered');
  });
  test('and the rest chained anew: a head stands elsewhere', () => {
    const forged = rechained(LINES.toSpliced(1, 1));
    expect(ledgerFault(forged, { known: EXAMPLE_HEADS })).toEqual(['rewritten', 4]);
  });
  test('a prediction that was graded, and the rest chained anew', () => {
    expect(ledgerFault(rechained(LINES.toSpliced(1, 1)))).toEqual(['grade without prediction', 6]);
  });
  test('at the end: the heads and who has counted can tell', () => {
    const cut = LINES.slice(0, 6);
    expect(ledgerFault(cut)).toBeUndefined();
    expect(ledgerFault(cut, { known: EXAMPLE_HEADS })).toEqual(['truncated', 7]);
    const { seq, hash } = line(10);
    expect(ledgerFault(LINES.slice(0, 9), { known: [{ seq, hash }] })).toEqual(['truncated', 10]);
    expect(ledgerFault([], { known: EXAMPLE_HEADS })).toEqual(['truncated', 1]);
  });
});

describe('reordered', () => {
  test.each([
    [1, 2],
    [2, 3],
    [3, 9],
    [9, 10],
  ])('lines %i and %i', (a, b) => {
    const swapped = LINES.with(a - 1, line(b)).with(b - 1, line(a));
    expect(ledgerFault(swapped)).toEqual(['reordered', a]);
  });
  test('a line moved to the end', () => {
    const { fault } = verifyExample([...LINES.toSpliced(2, 1), line(3)]);
    expect(fault).toMatchObject({ kind: 'reordered', seq: 3, at: 3 });
  });
});

describe('inserted', () => {
  const late = payload('2026-12-02T08:00:00.000000Z', ofGame(9));
  const following = (seq: number, text: string): LedgerLine => {
    const { hash } = line(seq);
    return {
      seq: seq + 1,
      kind: 'prediction',
      payload: text,
      previousHash: hash,
      hash: lineDigest(hash, text),
    };
  };

  test('beside the line that was there: two stand in one place', () => {
    const other = following(4, payload(minute(1440), ofGame(9)));
    expect(ledgerFault(LINES.toSpliced(4, 0, other))).toEqual(['fork', 5]);
    expect(ledgerFault(numbered(LINES.toSpliced(4, 0, other)))).toEqual(['fork', 5]);
  });
  test('after its game has begun', () => {
    expect(ledgerFault(LINES.toSpliced(4, 0, following(4, late)))).toEqual(['inserted late', 5]);
    expect(ledgerFault([...LINES, following(10, late)])).toEqual(['inserted late', 11]);
  });
  test('at the very second of the start', () => {
    const text = payload('2026-12-01T18:00:00.000000Z', ofGame(9));
    expect(ledgerFault([...LINES, following(10, text)])).toEqual(['inserted late', 11]);
  });
  test('late, and everything chained anew: time goes back after it', () => {
    const text = payload('2026-11-25T08:00:00.000000Z', ofGame(9));
    const forged = rechained(LINES.toSpliced(4, 0, following(4, text)));
    expect(ledgerFault(forged)).toEqual(['inserted late', 5]);
  });
  test('with an earlier time than the line before it', () => {
    const text = payload(minute(-5), ofGame(9, '2026-11-22T10:00:00.000Z'));
    expect(ledgerFault([...LINES, following(10, text)])).toEqual(['inserted late', 11]);
  });
  test('into a day that a published head has closed', () => {
    const text = payload(minute(5), ofGame(9));
    const forged = rechained(LINES.toSpliced(4, 0, following(4, text)));
    expect(ledgerFault(forged)).toBeUndefined();
    expect(ledgerFault(forged, { known: EXAMPLE_HEADS })).toEqual(['inserted late', 5]);
  });
});

test('a line twice', () => {
  expect(ledgerFault(LINES.toSpliced(4, 0, line(4)))).toEqual(['duplicate', 4]);
  expect(ledgerFault(LINES.toSpliced(6, 0, line(2)))).toEqual(['duplicate', 2]);
});

describe('a line that is none', () => {
  test.each([
    ['', 'empty'],
    ['{', 'no JSON'],
    ['[]', 'a list'],
    ['null', 'nothing'],
    [JSON.stringify(line(1)), 'in another order'],
    [JSON.stringify({ ...line(1), hash: line(1).hash.toUpperCase() }), 'capital letters'],
  ])('%s (%s)', (text) => {
    expect(ledgerFault([text, ...LINES.slice(1)])).toEqual(['malformed', 1]);
  });
  test.each([{ seq: 0 }, { seq: 1.5 }, { hash: 'abc' }, { previousHash: '' }])('%o', (change) => {
    expect(ledgerFault(altered(1, change))).toEqual(['malformed', 1]);
  });
  test('a payload that says too little', () => {
    const saying = (text: string) => ledgerFault(chained([text], ['prediction']));
    expect(saying('{"appendedAt":"2026-11-20T10:00:00.000000Z"}')).toEqual(['malformed', 1]);
    expect(saying('{"type":"prediction"}')).toEqual(['malformed', 1]);
    expect(saying(payload(minute(0), { type: 'prediction' }))).toEqual(['malformed', 1]);
    expect(saying(payload('2026-13-40T10:00:00.000000Z', ofGame(1)))).toEqual(['malformed', 1]);
    expect(saying(payload('2026-11-20T10:00:00Z', ofGame(1)))).toEqual(['malformed', 1]);
  });
});

test.each([
  [101, ['malformed', 1]],
  [99, undefined],
] as const)('a payload nested %i deep', (deep, fault) => {
  const nest = (levels: number): unknown => (levels === 0 ? 1 : [nest(levels - 1)]);
  const text = payload(minute(0), { ...ofGame(1), nest: nest(deep - 1) });
  expect(ledgerFault(chained([text]))).toEqual(fault);
  const endless = `{"appendedAt":"${minute(0)}","nest":${'['.repeat(100_000)}${']'.repeat(100_000)},"type":"note"}`;
  const hash = lineDigest(GENESIS, endless);
  const line = { seq: 1, kind: 'note', payload: endless, previousHash: GENESIS, hash };
  expect(ledgerFault([line])).toEqual(['malformed', 1]);
});

test('half of a surrogate pair makes no line', () => {
  const text = `${line(1).payload}\ud83d`;
  const forged = { ...line(1), payload: text, hash: lineDigest(GENESIS, text) };
  expect(ledgerFault([forged])).toEqual(['malformed', 1]);
});

test('a line that is none does not count for the one that is missing', () => {
  expect(ledgerFault([...LINES.toSpliced(1, 1), 'zzz"seq":2}'])).toEqual(['removed', 2]);
  const other = { ...line(2), payload: flipped(2) };
  expect(ledgerFault([...LINES.toSpliced(1, 1), other])).toEqual(['removed', 2]);
});

test.each([
  [(text: string) => text.replace('{"appendedAt"', '{ "appendedAt"'), 'a space'],
  [(text: string) => text.replace('57.25', '57.250'), 'a zero too many'],
  [(text: string) => text.replace('-1.5e-7', '-0.00000015'), 'another way to write a number'],
  [(text: string) => text.replace('é', '\\u00e9'), 'an escape that need not be'],
  [(text: string) => text.replace('é', '\\ud83d'), 'half of a pair'],
  [
    (text: string) => text.replace('"away"', '"zebra"').replace('"home"', '"aaa"'),
    'names out of order',
  ],
  [
    (text: string) => text.replace('"sample":false', '"sample":false,"sample":true'),
    'a name twice',
  ],
])('a payload that is not canonical: %#, %s', (change) => {
  expect(ledgerFault(chained([change(line(1).payload)]))).toEqual(['not canonical', 1]);
});

test('names that are whole numbers stand in the order of their characters', () => {
  const names = (text: string) => `${line(1).payload.slice(0, -1)},"x":${text}}`;
  expect(ledgerFault(chained([names('{"10":1,"9":2}')]))).toBeUndefined();
  expect(ledgerFault(chained([names('{"9":2,"10":1}')]))).toEqual(['not canonical', 1]);
});

test('a fault is said in a sentence', () => {
  const { fault } = verifyExample(LINES.toSpliced(3, 1));
  expect(fault && faultText(fault)).toBe('Removed: line 4. It is missing.');
});
