import { expect, test } from 'vitest';
import { openingRow, pickValue } from './openingRows.ts';
import type { OpeningSaid } from './openingSaid.ts';

const said = (change: Partial<OpeningSaid> = {}): OpeningSaid => ({
  cluster: 'day 1',
  happened: 1,
  open: 0.5,
  own: 0.6,
  published: 0.51,
  close: 0.53,
  ...change,
});

test('an early pick is worth what the close moves toward it', () => {
  expect(pickValue(said())).toBeCloseTo(0.03, 12);
  expect(pickValue(said({ own: 0.4 }))).toBeCloseTo(-0.03, 12);
  expect(pickValue(said({ own: 0.4, close: 0.45 }))).toBeCloseTo(0.05, 12);
});

test('a close that knows more is better than the opening line, and ours lies between', () => {
  const games = Array.from({ length: 400 }, (_, at) => {
    const home = at % 2 === 0;
    return said({
      cluster: `day ${at}`,
      happened: at % 10 < 6 === home ? 1 : 0,
      own: home ? 0.57 : 0.43,
      published: home ? 0.53 : 0.47,
      close: home ? 0.58 : 0.42,
    });
  });
  const row = openingRow('win', games, 'test');
  expect(row?.open).toBeCloseTo(Math.LN2, 12);
  expect(row?.closeOpen.mean).toBeLessThan(row?.publishedOpen.mean ?? 0);
  expect(row?.publishedClose.mean).toBeGreaterThan(0);
  expect(row?.value.mean).toBeCloseTo(0.08, 12);
  expect(row?.strongValue?.answers).toBe(400);
});

test('a few games tell nothing', () => {
  expect(openingRow('win', [said()], 'test')).toBeUndefined();
});
