import fc from 'fast-check';
import { expect, test } from 'vitest';
import { oneLine } from './oneLine.ts';

test.each([
  ['  Buffalo \n\t Bills ', 20, 'Buffalo Bills'],
  ['A\u0000B\u202eC\ufeff', 20, 'ABC'],
  ['ABCDEFG\ud83d', 8, 'ABCDEFG'],
  ['ABCDEFG😀', 8, 'ABCDEFG'],
  ['ABCDEF😀', 8, 'ABCDEF😀'],
  ['ABCDEFe\u0301', 8, 'ABCDEFe\u0301'],
  ['ABCDEFGe\u0301', 8, 'ABCDEFG'],
  ['ABC DEF', 4, 'ABC'],
  ['\ud83d', 8, ''],
  [`a${'\u0301'.repeat(100)}`, 8, `a${'\u0301'.repeat(7)}`],
  ['x'.repeat(10_000_000), 3, 'xxx'],
])('%.20j in %i', (text, most, line) => {
  expect(oneLine(text, most)).toBe(line);
});

test('whatever comes in, what comes out is well formed, short and plain', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
  );
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 30 }), (value, most) => {
      const line = oneLine(value, most);
      expect(line.isWellFormed()).toBe(true);
      expect(line.length).toBeLessThanOrEqual(most);
      expect(/\p{C}|[\n\r\u2028\u2029]/u.test(line)).toBe(false);
      expect(oneLine(line, most)).toBe(line);
    }),
  );
});
