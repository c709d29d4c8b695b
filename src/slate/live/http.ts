import type * as z from 'zod/mini';
import { ERRORS } from '#contract/errors.ts';
import { gameLive } from '#contract/live/gameLive.ts';
import { liveCurve } from '#contract/live/liveCurve.ts';
import { Refused } from '#contract/refused.ts';
import { isOver, type LiveStage } from '#domain/live/liveStage.ts';
import type { Call, Endpoint } from '#http/endpoint.ts';
import { etagOf } from '#http/given.ts';
import { openFor, publicJson } from '#http/open.ts';
import { gameOnSlate } from '#slate/answers/gameOnSlate.ts';
import { promptClient } from '#store/tools.ts';
import { curveAnswer, liveAnswer, waitingAnswer } from './answer.ts';
import { readLiveGame, readLiveStates } from './store/read.ts';

/** Seconds for which the CDN keeps an answer, and as many more while it fetches the next one. */
const SECONDS = { live: 20, curve: 60, over: 300 } as const;

function sent(
  { request }: Call,
  schema: z.ZodMiniType,
  value: { readonly asOf: string; readonly gameId: number; readonly stage: LiveStage },
  kind: 'live' | 'curve',
): Response {
  const bytes = new TextEncoder().encode(JSON.stringify(schema.parse(value)));
  const seconds = isOver(value.stage) ? SECONDS.over : SECONDS[kind];
  const caching = {
    parameters: [],
    tags: [`game-${value.gameId}`],
    seconds,
    stale: seconds,
  };
  return publicJson(request, { bytes, etag: etagOf(bytes), asOf: value.asOf }, caching);
}

/** A game as it is played, and its chance by moment: read as the last look stored them. No feed is asked, and nothing is simulated. */
export const LIVE_ENDPOINTS: readonly [Endpoint, Endpoint] = [
  openFor(
    gameLive,
    ({ parameters: { id } }) => id,
    async (id, call) => {
      const { site, now } = call;
      const row = await readLiveGame(site.use(promptClient), id);
      const game = row ? undefined : await site.use(gameOnSlate)(id);
      const answer = row ? liveAnswer(row, now) : game && waitingAnswer(game, now);
      if (!answer) throw new Refused('notFound', ERRORS.gameNotFound);
      return sent(call, gameLive.answer, answer, 'live');
    },
  ),
  openFor(
    liveCurve,
    ({ parameters: { id } }) => id,
    async (id, call) => {
      const client = call.site.use(promptClient);
      const row = await readLiveGame(client, id);
      const moments = row ? await readLiveStates(client, id) : [];
      if (!row || moments.length === 0) throw new Refused('notFound', ERRORS.gameCurveNotFound);
      return sent(call, liveCurve.answer, curveAnswer(row, moments), 'curve');
    },
  ),
];
