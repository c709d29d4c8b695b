import { expectTypeOf, test } from 'vitest';
import type { Game } from '#domain/game.ts';
import type { GameAnswer } from './game.ts';

test('what the endpoints answer is the domain game', () => {
  expectTypeOf<GameAnswer>().toExtend<Game>();
});
