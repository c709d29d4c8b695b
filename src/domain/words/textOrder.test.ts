import { expect, test } from 'vitest';
import { textOrder } from './textOrder.ts';

test('texts go by their code units, whatever the locale', () => {
  expect(['é', 'b', 'B', 'a', 'ab'].sort(textOrder)).toEqual(['B', 'a', 'ab', 'b', 'é']);
  expect(textOrder('2026-01-02', '2026-01-02')).toBe(0);
});
