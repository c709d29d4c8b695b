import type { FeedGame } from '#domain/game/game.ts';
import { sampleSource } from '#feeds/sample/sampleSource.ts';
import type { Source } from '#feeds/source.ts';

const MINUTE = 60_000;

/** A game repeated the given number of times, each a minute after the previous one. */
export const repeated = (game: FeedGame, times: number): FeedGame[] =>
  Array.from({ length: times }, (_, time) => ({
    ...game,
    sourceId: `${game.sourceId}-${time}`,
    gameTime: new Date(Date.parse(game.gameTime) + time * MINUTE).toISOString(),
  }));

/** The sample source with every game repeated. */
export function manyGames(times: number): Source {
  const sample = sampleSource();
  return {
    ...sample,
    async games(league, days, now) {
      const answer = await sample.games(league, days, now);
      return { ...answer, games: answer.games.flatMap((game) => repeated(game, times)) };
    },
  };
}
