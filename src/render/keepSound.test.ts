import { beforeEach, expect, test, vi } from 'vitest';
import { keepSound } from './keepSound.ts';

const log = vi.fn();
beforeEach(() => {
  log.mockClear();
  vi.spyOn(console, 'error').mockImplementation(log);
});

const nameOf = (item: number) => `Game ${item}`;
const notOver =
  (limit: number) =>
  (item: number): number => {
    if (item > limit) throw new Error('too much');
    return item * 2;
  };
const twenty = Array.from({ length: 20 }, (_, at) => at + 1);

test('an item that fails costs itself, and is named in the log', () => {
  expect(keepSound(twenty, notOver(19), nameOf)).toHaveLength(19);
  expect(log).toHaveBeenCalledWith('Game 20 is left out:', expect.any(Error));
  expect(keepSound([5], notOver(4), nameOf)).toEqual([]);
});

test('where more than a tenth fail, all of it does', () => {
  expect(keepSound(twenty, notOver(18), nameOf)).toHaveLength(18);
  expect(() => keepSound(twenty, notOver(17), nameOf)).toThrow('3 of 20 cannot be shown.');
});
