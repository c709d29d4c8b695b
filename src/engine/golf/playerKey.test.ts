import { expect, test } from 'vitest';
import { golferNameKey } from './playerKey.ts';

test.each([
  ['Joaquín Niemann', 'joaquin-niemann'],
  ['Nicolai Højgaard', 'nicolai-hojgaard'],
  ['Sebastián Muñoz', 'sebastian-munoz'],
  ['J.T. Poston', 'jt-poston'],
  ["Peter O'Malley", 'peter-omalley'],
  ['  Byeong Hun  An ', 'byeong-hun-an'],
  ['松山 英樹', '松山-英樹'],
  ['', ''],
])('%s', (name, key) => {
  expect(golferNameKey(name)).toBe(key);
});
