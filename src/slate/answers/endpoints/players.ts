import * as z from 'zod/mini';
import { ERRORS } from '#contract/errors.ts';
import { gamePlayers, gamePlayersRecipe } from '#contract/players/gamePlayers.ts';
import { Refused } from '#contract/refused.ts';
import type { Call, Endpoint } from '#http/endpoint.ts';
import { openFor, publicJson } from '#http/open.ts';
import { etagOf } from '#http/taggedAnswer.ts';
import { ANSWER_KEYS } from '../keys.ts';
import { storedLines } from '../players/playerLines.ts';
import { answers } from '../tools.ts';

/** Of a game's answer only what leads to its players. */
const saidSchema = z.object({ prediction: z.optional(z.object({ id: z.int() })) });

const missing = (text: string) => new Refused('notFound', text);

/** The lines of a game of the current slate. Throws Refused if it has no such game, or none were drawn of it. */
async function linesOf(id: number, { site, now }: Call) {
  const answer = await site.use(answers).read(ANSWER_KEYS.game(id), now);
  if (!answer) throw missing(ERRORS.gameNotFound);
  const { prediction } = saidSchema.parse(JSON.parse(new TextDecoder().decode(answer.bytes)));
  const stored = prediction && (await site.use(storedLines)(prediction.id));
  if (!stored) throw missing(ERRORS.gamePlayersNotFound);
  return stored;
}

/** As all public answers are sent: checked by its contract, with a tag of its bytes. */
function sent(
  { request }: Call,
  schema: z.ZodMiniType,
  value: { readonly asOf: string; readonly gameId: number } & Readonly<Record<string, unknown>>,
): Response {
  const bytes = new TextEncoder().encode(JSON.stringify(schema.parse(value)));
  const answer = { bytes, etag: etagOf(bytes), asOf: value.asOf };
  return publicJson(request, answer, { parameters: [], tags: [`game-${value.gameId}`] });
}

/** What the simulated games say of a game's players, and what draws it again. */
export const GAME_PLAYERS_ENDPOINTS: readonly [Endpoint, Endpoint] = [
  openFor(
    gamePlayers,
    ({ parameters: { id } }) => id,
    async (gameId, call) => {
      const { predictionId, lines, asOf } = await linesOf(gameId, call);
      if (!lines) throw missing(ERRORS.gamePlayersNotFound);
      const value = { asOf, gameId, predictionId, players: lines };
      return sent(call, gamePlayers.answer, value);
    },
  ),
  openFor(
    gamePlayersRecipe,
    ({ parameters: { id } }) => id,
    async (gameId, call) => {
      const { predictionId, recipe, asOf } = await linesOf(gameId, call);
      return sent(call, gamePlayersRecipe.answer, { asOf, gameId, predictionId, recipe });
    },
  ),
];
