import { expect, test } from 'vitest';
import { type CardStart, orderAt } from './order.ts';

const NOW = new Date('2026-11-22T18:00:00Z');
const at = (name: string, ...starts: readonly string[]) => ({
  name,
  starts: starts.map((start): CardStart => ({ start, status: 'scheduled' })),
});
const names = (...children: ReturnType<typeof at>[]) =>
  orderAt(children, NOW).map(({ name }) => name);

const BEGUN = '2026-11-22T17:59:00Z';
const LATER = '2026-11-22T19:00:00Z';

test('what has begun goes last, and what is to come moves up', () => {
  expect(names(at('a', BEGUN), at('b', LATER), at('c', BEGUN), at('d', LATER))).toEqual([
    'b',
    'd',
    'a',
    'c',
  ]);
});

test('a part with several starts has begun once all of them have; one without any stays', () => {
  expect(names(at('a', BEGUN, LATER), at('b', BEGUN, BEGUN), at('c'), at('d', LATER))).toEqual([
    'a',
    'c',
    'd',
    'b',
  ]);
});

test('while nothing is to come, what is under way keeps its place', () => {
  expect(names(at('hero', BEGUN), at('about'), at('list'))).toEqual(['hero', 'about', 'list']);
});

test('what a feed says is live has begun, whatever its start', () => {
  const live = { name: 'live', starts: [{ start: LATER, status: 'live' }] } as const;
  expect(orderAt([live, at('b', LATER)], NOW).map(({ name }) => name)).toEqual(['b', 'live']);
});

test('where today comes first, it does so among what is to come and among what has begun', () => {
  const [a, b, c, d] = [
    at('a', '2026-11-23T18:00:00Z'),
    at('b', LATER),
    at('c', '2026-11-20T18:00:00Z'),
    at('d', BEGUN),
  ];
  const ordered = orderAt([a, b, c, d], NOW, true);
  expect(ordered.map(({ name }) => name)).toEqual(['b', 'a', 'd', 'c']);
});
