import { expect, test, vi } from 'vitest';
import { handedOver } from './handedOver.ts';

test('what is given reaches all who take it, by its name, until they stop', () => {
  const [one, other, elsewhere] = [vi.fn(), vi.fn(), vi.fn()];
  const stop = handedOver<number>('test').take(one);
  handedOver<number>('test').take(other);
  handedOver<number>('another test').take(elsewhere);
  handedOver<number>('test').give(1);
  stop();
  handedOver<number>('test').give(2);
  expect(one.mock.calls).toEqual([[1]]);
  expect(other.mock.calls).toEqual([[1], [2]]);
  expect(elsewhere).not.toHaveBeenCalled();
  handedOver<number>('nobody').give(3);
});
