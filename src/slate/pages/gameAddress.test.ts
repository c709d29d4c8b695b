import { expect, test } from 'vitest';
import { gameAddress } from './gameAddress.ts';

test.each([
  ['/game/1', 1],
  ['/game/0', 0],
  ['/game/18402', 18402],
  ['/api/games/18402/page', 18402],
  ['/api/games/007/page', 7],
])('%s is the game %d', (path, id) => {
  expect(gameAddress(path)).toEqual({ kind: 'game', id });
});

test.each([
  ['/game/1/', '/game/1'],
  ['/game/01', '/game/1'],
  ['/game/1/index.html', '/game/1'],
  ['/game/000', '/game/0'],
  ['/game/0018402/', '/game/18402'],
])('%s has moved to %s', (path, to) => {
  expect(gameAddress(path)).toEqual({ kind: 'moved', to });
});

test.each([
  '/game',
  '/game/',
  '/game//1',
  '/game/1//',
  '/game/abc',
  '/game/-1',
  '/game/+1',
  '/game/1e3',
  '/game/1.5',
  '/game/0x1',
  '/game/1%00',
  '/game/%31',
  '/game/1/2',
  '/game/１',
  '/game/1.html',
  '/api/games/abc/page',
  '/api/games//page',
  '/Game/1',
])('%s is none', (path) => {
  expect(gameAddress(path)).toEqual({ kind: 'invalid' });
});

test('a number of any length is one', () => {
  expect(gameAddress(`/game/${'9'.repeat(400)}`)).toEqual({ kind: 'game', id: Infinity });
});
