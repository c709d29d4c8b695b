import { expect, test } from 'vitest';
import { EXAMPLE_HEADS } from './exampleLedger.fixture.ts';
import { headText, shortHash } from './head.ts';
import { headsOf } from './headsText.ts';

const TEXT = EXAMPLE_HEADS.map(headText).join('\n');

test('heads are read as they are published, as JSON and as text', () => {
  expect(headsOf(TEXT)).toEqual(EXAMPLE_HEADS);
  expect(headsOf(`# day, line, hash\r\n\n${TEXT.replaceAll('\n', '\r\n')}\n`)).toEqual(
    EXAMPLE_HEADS,
  );
  expect(
    headsOf(JSON.stringify({ heads: EXAMPLE_HEADS.map((head) => ({ ...head, stamps: [] })) })),
  ).toEqual(EXAMPLE_HEADS);
  expect(headsOf(JSON.stringify({ lines: 10, days: EXAMPLE_HEADS }))).toEqual(EXAMPLE_HEADS);
  expect(headsOf('')).toEqual([]);
});

test.each([
  'no head',
  '<html></html>',
  `${TEXT}\n2026-11-22 9`,
  TEXT.replace('2026', '26'),
  TEXT.slice(0, -1),
  '{"heads":[{"day":"2026-11-22"}]}',
  JSON.stringify({ heads: EXAMPLE_HEADS.map((head) => ({ ...head, seq: 0 })) }),
  '{"other":[]}',
  '{"heads":[],"days":[{"day":"2026-11-22"}]}',
  '{"heads":{}}',
])('what is none is not taken for none: %s', (text) => {
  expect(headsOf(text)).toBeUndefined();
});

test('a hash that is read out keeps its ends', () => {
  expect(shortHash(`${'a'.repeat(8)}${'0'.repeat(48)}${'b'.repeat(8)}`)).toBe('aaaaaaaa…bbbbbbbb');
});
