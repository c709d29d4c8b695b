import { expect, test } from 'vitest';
import { readBout } from './bout.ts';
import { orderBouts } from './order.ts';

const bout = (id: number, one: string, other: string, more: object = {}) => {
  const read = readBout(
    {
      id: String(id),
      date: '2026-11-21T22:00Z',
      competitors: [{ athlete: { displayName: one } }, { athlete: { displayName: other } }],
      ...more,
    },
    '2026-11-20T12:00:00.000Z',
  );
  if (!read.ok) throw new Error(read.reason);
  return read.value;
};

const seven = Array.from({ length: 7 }, (_, at) => bout(at + 1, `First ${at}x`, `Second ${at}y`));
const keys = (name: string, listed = seven) => orderBouts(name, listed).map(({ key }) => key);

test('the opening bout is listed first unless the card is named after the first', () => {
  expect(keys('UFC Fight Night')).toEqual(['7', '6', '5', '4', '3', '2', '1']);
  expect(keys('UFC 1: 0x vs. 0y')).toEqual(['1', '2', '3', '4', '5', '6', '7']);
  expect(keys('UFC 1: 6x vs 6y')).toEqual(['7', '6', '5', '4', '3', '2', '1']);
});

test('the bout the card is named after leads from anywhere', () => {
  expect(keys('UFC 1: 3x vs. 3y 2')).toEqual(['4', '7', '6', '5', '3', '2', '1']);
});

test('without segments and with one start the main card has its usual five bouts', () => {
  expect(orderBouts('UFC', seven).map(({ segment }) => segment)).toEqual([
    ...Array(5).fill('main'),
    'prelims',
    'prelims',
  ]);
});

test('no bouts are no order', () => {
  expect(orderBouts('UFC', [])).toEqual([]);
});
