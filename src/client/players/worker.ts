import { drawnLines, publishedAlone } from '#domain/rerun/comparePlayers.ts';
import { leaguePlayersOf } from '#engine/players/leagues/index.ts';
import { leagueOfRecipe, linesAgain } from '#engine/players/leagues/linesAgain.ts';
import { mergeGrids } from '#engine/scoreCounts.ts';
import { outcomeHashHex } from '../rerun/workers/hash.ts';
import type { PlayersAnswers, PlayersMessage, PlayersRequest } from './protocol.ts';

/** Draws a game's lines with its sport's code and its league's parameters, which are loaded now. */
async function answer(asked: PlayersRequest): Promise<PlayersAnswers[keyof PlayersAnswers]> {
  const { recipe } = asked;
  const league = await leaguePlayersOf(leagueOfRecipe(recipe));
  const params = await outcomeHashHex(league.params);
  if (asked.ask === 'inScores')
    return linesAgain(league, params, recipe, asked.parts.reduce(mergeGrids));
  const { grid } = asked;
  if (asked.ask === 'ifOut') return linesAgain(league, params, recipe, grid, asked.playerIds);
  const { published } = asked;
  const drawn = publishedAlone(published, linesAgain(league, params, recipe, grid));
  return {
    published: await outcomeHashHex(drawnLines(published)),
    rerun: await outcomeHashHex(drawnLines(drawn)),
  };
}

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
const send = (sent: PlayersMessage): void => globalThis.postMessage(sent);

globalThis.addEventListener('message', ({ data }: MessageEvent<PlayersRequest>) => {
  answer(data).then(
    (answered) => send({ answer: answered }),
    (error: unknown) => send({ refused: textOf(error) }),
  );
});
