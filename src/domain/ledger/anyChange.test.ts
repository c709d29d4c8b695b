import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  chained,
  EXAMPLE_HEADS,
  EXAMPLE_LEDGER,
  lineDigest,
  minute,
  ofGame,
  payload,
} from './exampleLedger.fixture.ts';
import { type LedgerLine, ledgerLineText } from './line.ts';
import { LineReader } from './lineReader.ts';
import { Verifier } from './verifier.ts';

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
function decode(bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

/** The verifier's verdict on a file that arrives in pieces of this many bytes. */
function verifyBytes(bytes: Uint8Array, piece: number, known = EXAMPLE_HEADS) {
  const verifier = new Verifier({ digest: lineDigest, known });
  const reader = new LineReader(decode, verifier);
  for (let at = 0; at < bytes.length; at += piece) reader.push(bytes.subarray(at, at + piece));
  return verifier.end(reader.rest);
}

const LINES = EXAMPLE_LEDGER.map(ledgerLineText);
const FILE = new TextEncoder().encode(`${LINES.join('\n')}\n`);
const ENDS = [...FILE.keys()].filter((at) => FILE[at] === 10);
/** Number of the line that contains a byte, including its line feed. */
const lineAt = (byte: number): number => ENDS.findIndex((end) => byte <= end) + 1;
const place = fc.nat({ max: FILE.length - 1 });
const piece = fc.integer({ min: 1, max: FILE.length });

test('the file stands, in whatever pieces it comes', () => {
  fc.assert(fc.property(piece, (size) => verifyBytes(FILE, size).fault === undefined));
});

test('any byte that is changed is found, in its line', () => {
  fc.assert(
    fc.property(place, fc.integer({ min: 1, max: 255 }), piece, (at, by, size) => {
      const { fault } = verifyBytes(FILE.with(at, (FILE[at] ?? 0) ^ by), size);
      expect(fault?.seq).toBe(lineAt(at));
    }),
    { numRuns: 2000 },
  );
});

test('any byte that is taken out or put in is found, in its line', () => {
  fc.assert(
    fc.property(place, fc.nat({ max: 255 }), piece, (at, byte, size) => {
      const without = new Uint8Array([...FILE.subarray(0, at), ...FILE.subarray(at + 1)]);
      expect(verifyBytes(without, size).fault?.seq).toBe(lineAt(at));
      const withOne = new Uint8Array([...FILE.subarray(0, at), byte, ...FILE.subarray(at)]);
      // Inserting a byte before or after an equal one gives the same file.
      expect(verifyBytes(withOne, size).fault?.seq).toBe(lineAt(at));
    }),
    { numRuns: 1000 },
  );
});

test('a file that is cut off anywhere is found, at the first line that is not whole', () => {
  fc.assert(
    fc.property(fc.nat({ max: FILE.length - 1 }), (length) => {
      const { seq, hash } = EXAMPLE_LEDGER.at(-1) ?? { seq: 0, hash: '' };
      const known = [...EXAMPLE_HEADS, { day: '2026-11-22', seq, hash }];
      const { fault } = verifyBytes(FILE.subarray(0, length), 512, known);
      expect(fault).toMatchObject({ kind: 'truncated', seq: lineAt(length) });
    }),
  );
});

const text = (lines: readonly string[]) => new TextEncoder().encode(`${lines.join('\n')}\n`);
const index = fc.nat({ max: LINES.length - 1 });

test('any line that is taken out, doubled or moved is found and named', () => {
  fc.assert(
    fc.property(index, index, (a, b) => {
      // The last line's absence is visible only to someone who has counted.
      if (a < LINES.length - 1) {
        const { fault } = verifyBytes(text(LINES.toSpliced(a, 1)), 512);
        expect(fault).toMatchObject({ kind: 'removed', seq: a + 1 });
      }
      const doubled = verifyBytes(text(LINES.toSpliced(b, 0, LINES[a] ?? '')), 512).fault;
      if (b > a) expect(doubled).toMatchObject({ kind: 'duplicate', seq: a + 1 });
      else expect(doubled?.seq).toBe(b + 1);
      if (a === b) return;
      const swapped = LINES.with(a, LINES[b] ?? '').with(b, LINES[a] ?? '');
      const { fault } = verifyBytes(text(swapped), 512);
      expect(fault).toMatchObject({ kind: 'reordered', seq: Math.min(a, b) + 1 });
    }),
  );
});

test('any line of a forger that is put in is found where it stands', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 0, max: 20 }), (seq, id) => {
      const { hash } = EXAMPLE_LEDGER[seq - 1] as LedgerLine;
      const said = payload(minute(Math.floor((seq - 1) / 4) * 1440 + 4), ofGame(id));
      const forged = {
        seq: seq + 1,
        kind: 'prediction',
        payload: said,
        previousHash: hash,
        hash: lineDigest(hash, said),
      };
      if (seq === 10) return;
      const { fault } = verifyBytes(text(LINES.toSpliced(seq, 0, ledgerLineText(forged))), 512);
      expect(fault?.seq).toBe(seq + 1);
      expect(['fork', 'inserted late', 'rewritten']).toContain(fault?.kind);
    }),
  );
});

test('bytes that are no UTF-8, and a line without end, are no lines', () => {
  const [first] = chained([payload(minute(0), ofGame(1))]);
  const bytes = text([ledgerLineText(first as LedgerLine)]);
  const broken = bytes.with(bytes.indexOf('é'.charCodeAt(0)) + 200, 0xff);
  expect(verifyBytes(broken, 100, []).fault).toMatchObject({ kind: 'malformed', seq: 1 });
  expect(verifyBytes(new Uint8Array(5_000_000).fill(97), 65_536, []).fault).toMatchObject({
    kind: 'malformed',
    seq: 1,
  });
  const endless = payload(minute(0), { ...ofGame(1), text: 'a'.repeat(4_300_000) });
  const long = text(chained([endless]).map(ledgerLineText));
  for (const size of [65_536, long.length]) {
    expect(verifyBytes(long, size, []).fault).toMatchObject({ kind: 'malformed', seq: 1 });
  }
});
