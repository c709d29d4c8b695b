import { expectTypeOf, test } from 'vitest';
import type { Game } from '#domain/game.ts';
import type { ListedGame } from '#domain/listedGame.ts';
import type { GameAnswer, ListedGameAnswer } from './game.ts';

test('what the endpoints answer is the domain game', () => {
  expectTypeOf<GameAnswer>().toExtend<Game>();
  expectTypeOf<ListedGameAnswer>().toExtend<ListedGame>();
});
