import { expectTypeOf, test } from 'vitest';
import type { GameStage } from '#domain/game.ts';
import type { KeyPaths } from '#test/keyPaths.ts';
import type { readStage } from './gameFields.ts';

test('every stage of a game is read, with all its keys', () => {
  type Read = ReturnType<typeof readStage>;
  expectTypeOf<Read['status']>().toEqualTypeOf<GameStage['status']>();
  type Of<T, Status> = Extract<T, { readonly status: Status }>;
  type Keys<T> = { [S in GameStage['status']]: KeyPaths<Of<T, S>> };
  expectTypeOf<Keys<Read>>().toEqualTypeOf<Keys<GameStage>>();
});
