import * as z from 'zod';
import { listedGameSchema } from '#contract/game.ts';
import type { ListedGame } from '#domain/game/listedGame.ts';
import { keep } from '#store/keep.ts';
import type { Tool } from '#wiring';
import { ANSWER_KEYS } from './keys.ts';
import { timedList } from './timedText.ts';
import { answers } from './tools.ts';

const gamesSchema = z.array(listedGameSchema);

/** The site's own list of games to come, and when it was confirmed. */
interface GamesToCome {
  readonly games: readonly ListedGame[];
  readonly asOf: string | undefined;
}

/** Reads it, parsed once per edition. Rejects if it has not been rendered. */
export const gamesToCome: Tool<(now: Date) => Promise<GamesToCome>> = ({ use }) => {
  const parsed = keep<readonly ListedGame[]>(1);
  return async (now) => {
    const answer = await use(answers).read(ANSWER_KEYS.upcomingGames(), now, timedList([]));
    if (!answer) throw new Error('the games to come have not been rendered');
    const games = await parsed(answer.etag, async () =>
      gamesSchema.parse(JSON.parse(new TextDecoder().decode(answer.bytes))),
    );
    return { games, asOf: answer.asOf };
  };
};
