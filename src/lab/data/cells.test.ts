import { expect, test } from 'vitest';
import {
  countCell,
  day,
  flagCell,
  numberCell,
  orProblem,
  priceCell,
  probability,
  textCell,
} from './cells.ts';

const problem = (read: () => unknown) =>
  orProblem(() => {
    read();
    return {};
  });

test.each([
  ['a day the calendar does not have', () => day({ d: '2024-02-30' }, 'd'), 'd'],
  ['a day written otherwise', () => day({ d: '8 Sep' }, 'd'), 'd'],
  ['an empty text', () => textCell({ t: '' }, 't'), 't'],
  ['a text for a number', () => numberCell({ n: 'pick' }, 'n'), 'n'],
  ['infinity', () => numberCell({ n: '1e999' }, 'n'), 'n'],
  ['half a goal', () => countCell({ c: '3.5' }, 'c'), 'c'],
  ['a negative count', () => countCell({ c: '-1' }, 'c'), 'c'],
  ['more than can be', () => countCell({ c: '999' }, 'c', 250), 'c'],
  ['a price that is none', () => priceCell({ p: '-50' }, 'p'), 'p'],
  ['a probability above one', () => probability({ p: '1.2' }, 'p'), 'p'],
  ['a flag that is none', () => flagCell({ f: 'yes' }, 'f'), 'f'],
])('%s is a problem of its column', (_, read, column) => {
  expect(problem(read)).toMatchObject({ column });
});

test('good cells, and empty ones that may be', () => {
  expect(day({ d: '2024-02-29' }, 'd')).toBe('2024-02-29');
  expect(countCell({ c: '17' }, 'c')).toBe(17);
  expect(priceCell({ p: '-110' }, 'p')).toBe(-110);
  expect(probability({ p: '0.5' }, 'p')).toBe(0.5);
  expect([flagCell({ f: '1' }, 'f'), flagCell({}, 'f')]).toEqual([true, false]);
  expect([numberCell({}, 'n'), priceCell({ p: '' }, 'p')]).toEqual([undefined, undefined]);
});

test('an error that is no bad cell is not hidden', () => {
  expect(() =>
    problem(() => {
      throw new RangeError('other');
    }),
  ).toThrow('other');
});
