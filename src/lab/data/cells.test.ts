import { expect, test } from 'vitest';
import { count, day, flag, number, orProblem, price, probability, text } from './cells.ts';

const problem = (read: () => unknown) =>
  orProblem(() => {
    read();
    return {};
  });

test.each([
  ['a day the calendar does not have', () => day({ d: '2024-02-30' }, 'd'), 'd'],
  ['a day written otherwise', () => day({ d: '8 Sep' }, 'd'), 'd'],
  ['an empty text', () => text({ t: '' }, 't'), 't'],
  ['a text for a number', () => number({ n: 'pick' }, 'n'), 'n'],
  ['infinity', () => number({ n: '1e999' }, 'n'), 'n'],
  ['half a goal', () => count({ c: '3.5' }, 'c'), 'c'],
  ['a negative count', () => count({ c: '-1' }, 'c'), 'c'],
  ['more than can be', () => count({ c: '999' }, 'c', 250), 'c'],
  ['a price that is none', () => price({ p: '-50' }, 'p'), 'p'],
  ['a probability above one', () => probability({ p: '1.2' }, 'p'), 'p'],
  ['a flag that is none', () => flag({ f: 'yes' }, 'f'), 'f'],
])('%s is a problem of its column', (_, read, column) => {
  expect(problem(read)).toMatchObject({ column });
});

test('good cells, and empty ones that may be', () => {
  expect(day({ d: '2024-02-29' }, 'd')).toBe('2024-02-29');
  expect(count({ c: '17' }, 'c')).toBe(17);
  expect(price({ p: '-110' }, 'p')).toBe(-110);
  expect(probability({ p: '0.5' }, 'p')).toBe(0.5);
  expect([flag({ f: '1' }, 'f'), flag({}, 'f')]).toEqual([true, false]);
  expect([number({}, 'n'), price({ p: '' }, 'p')]).toEqual([undefined, undefined]);
});

test('an error that is no bad cell is not hidden', () => {
  expect(() =>
    problem(() => {
      throw new RangeError('other');
    }),
  ).toThrow('other');
});
