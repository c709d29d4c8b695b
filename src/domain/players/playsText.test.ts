import { expect, test } from 'vitest';
import { playsText } from './playsText.ts';

test.each([
  [{ plays: 0.62, status: 'Questionable' }, 'Questionable, plays 62%'],
  [{ plays: 1, status: 'Probable' }, 'Probable'],
  [{ plays: 0.4 }, 'plays 40%'],
  [{ plays: 0.002, status: 'Doubtful' }, 'Doubtful, plays under 1%'],
  [{ plays: 0, status: 'Out' }, 'Out'],
  [{ status: 'Questionable' }, 'Questionable'],
] as const)('%j is said: %s', (line, said) => {
  expect(playsText(line)).toBe(said);
});

test('nobody doubts who is on no report and plays nearly always', () => {
  expect(playsText({ plays: 0.93 })).toBeUndefined();
  expect(playsText({})).toBeUndefined();
});
