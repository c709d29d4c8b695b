import { expect, test } from 'vitest';
import { goDurationMs } from './goDuration.ts';

test.each<[string, number | undefined]>([
  ['24h', 86_400_000],
  ['1h30m', 5_400_000],
  ['1.5h', 5_400_000],
  ['-1h', -3_600_000],
  ['90s', 90_000],
  ['250ms', 250],
  ['0', 0],
  ['876000h', 3_153_600_000_000],
  ['', undefined],
  ['24', undefined],
  ['1d', undefined],
  ['1 h', undefined],
  ['h', undefined],
  ['9000000h', undefined],
])('the duration "%s" is %s ms', (text, ms) => {
  expect(goDurationMs(text)).toBe(ms);
});
