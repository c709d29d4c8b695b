import { expect, test } from 'vitest';
import { centsOf, gainMoney, moneyText } from '#domain/record/betWords.ts';
import { readTypedBet, type TypedBet } from './typedBet.ts';

const NOW = new Date('2026-11-29T15:00:00Z');
const TYPED: TypedBet = {
  name: 'Chiefs @ Bills',
  game: { id: 7, home: 'Bills', away: 'Chiefs' },
  league: 'NFL',
  market: 'spread',
  pick: 'home',
  line: '−1.5',
  price: '-110',
  stake: '$1,250.50',
  book: 'Book',
};
const read = (change: Partial<TypedBet> = {}) =>
  readTypedBet({ ...TYPED, ...change }, { id: 'x', now: NOW });

test('a bet is what was typed, money in cents', () => {
  expect(read()).toMatchObject({ market: 'spread', line: -1.5, price: -110, stakeCents: 125_050 });
  expect(read()).not.toHaveProperty('bonus');
  expect(read({ bonus: true })).toHaveProperty('bonus', true);
});

test.each([
  ['price', { price: '50' }],
  ['price', { price: 'even' }],
  ['price', { price: '-110.5' }],
  ['stake', { stake: '0' }],
  ['stake', { stake: '-5' }],
  ['stake', { stake: '1e3' }],
  ['line', { line: '' }],
  ['pick', { pick: 'over' }],
  ['pick', { game: undefined, pick: ' ' }],
  ['name', { name: '' }],
  ['book', { book: 'x'.repeat(121) }],
] as const)('%s is named where it is wrong: %o', (field, change) => {
  const bet = read(change);
  expect('problems' in bet && Object.keys(bet.problems)).toEqual([field]);
});

test('money in and out', () => {
  expect([centsOf('20'), centsOf('12.5'), centsOf('')]).toEqual([2000, 1250, undefined]);
  expect([gainMoney(1818), gainMoney(-2000), gainMoney(0)]).toEqual(['+$18.18', '−$20', '$0']);
  expect(moneyText(123_456)).toBe('$1,234.56');
});
