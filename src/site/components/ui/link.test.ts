import { expect, test } from 'vitest';
import { currentState, plainPath } from './link.ts';

test('a trailing slash makes no difference, the root keeps its own', () => {
  expect(plainPath('/league/nfl/')).toBe('/league/nfl');
  expect(plainPath('/league/nfl')).toBe('/league/nfl');
  expect(plainPath('/')).toBe('/');
});

test('the link to this page is current, its section is marked, home is not a prefix of all', () => {
  expect(currentState('/league/nfl', '/league/nfl/')).toBe('page');
  expect(currentState('/league/nfl', '/game/18402', '/league/nfl')).toBe('true');
  expect(currentState('/', '/predictions')).toBeUndefined();
});

test('a page is known by its path whatever file it was built as', () => {
  expect(plainPath('/index.html')).toBe('/');
  expect(plainPath('/game/2.html')).toBe('/game/2');
  expect(plainPath('/golf/index.html')).toBe('/golf');
  expect(plainPath('/league/nfl/')).toBe('/league/nfl');
  expect(plainPath('/')).toBe('/');
  expect(currentState('/', '/index.html')).toBe('page');
});
