import { expect, test } from 'vitest';
import { orderByClock } from './byClock.ts';

const NOW = new Date('2026-11-22T18:00:00Z');
const at = (name: string, ...starts: readonly string[]) => ({
  name,
  starts: starts.map((start) => ({ start, status: 'scheduled' })),
});
const names = (...children: ReturnType<typeof at>[]) =>
  orderByClock(children, NOW).map(({ name }) => name);

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
  const live = { name: 'live', starts: [{ start: LATER, status: 'live' }] };
  expect(orderByClock([live, at('b', LATER)], NOW).map(({ name }) => name)).toEqual(['b', 'live']);
});
