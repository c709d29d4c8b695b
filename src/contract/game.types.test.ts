import { expectTypeOf, test } from 'vitest';
import type * as z from 'zod/mini';
import type { Game } from '#domain/game/game.ts';
import type { ListedGame } from '#domain/game/listedGame.ts';
import type { KeyPaths } from '#test/keyPaths.ts';
import type { gameSchema, listedGameSchema } from './game.ts';

type GameAnswer = z.infer<typeof gameSchema>;
type ListedGameAnswer = z.infer<typeof listedGameSchema>;

test('what the endpoints answer is the domain game', () => {
  expectTypeOf<GameAnswer>().toExtend<Game>();
  expectTypeOf<ListedGameAnswer>().toExtend<ListedGame>();
});

test('no key of the domain game is lost on the way, optional ones included', () => {
  expectTypeOf<KeyPaths<GameAnswer>>().toEqualTypeOf<KeyPaths<Game>>();
  expectTypeOf<KeyPaths<ListedGameAnswer>>().toEqualTypeOf<KeyPaths<ListedGame>>();
});
