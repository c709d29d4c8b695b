import { ERRORS } from '#contract/errors.ts';
import { type GameLive, gameLive } from '#contract/live/gameLive.ts';
import { type LiveCurve, liveCurve } from '#contract/live/liveCurve.ts';
import { Refused } from '#contract/refused.ts';
import { isOverStage } from '#domain/live/liveStage.ts';
import type { Endpoint } from '#http/endpoint.ts';
import { openFor } from '#http/open.ts';
import { gameOnSlate } from '#slate/answers/gameOnSlate.ts';
import { promptClient } from '#store/tools.ts';
import type { Site } from '#wiring';
import { curveAnswer, liveAnswer, waitingAnswer } from './answer.ts';
import { type MadeMoment, sendKept } from './keptMoment.ts';
import { ofSlate } from './ofSlate.ts';
import { SECONDS } from './seconds.ts';
import { readLiveGame, readLiveStates, type StoredLiveRow } from './store/read.ts';

const madeOf = (value: GameLive | LiveCurve, kind: 'live' | 'curve'): MadeMoment => {
  const seconds = isOverStage(value.stage) ? SECONDS.over : SECONDS[kind];
  const tags = [`game-${value.gameId}`];
  return { value, asOf: value.asOf, caching: { parameters: [], tags, seconds, stale: seconds } };
};

/** A game as it was last told; undefined before the first look at it, and of a sample while the site shows none. */
async function rowOf(site: Site, id: number): Promise<StoredLiveRow | undefined> {
  const row = await readLiveGame(site.use(promptClient), id);
  const [shown] = await ofSlate(site, row ? [row] : []);
  return shown;
}

/** A game as it is played, and its chance by moment: read as the last look stored them. No feed is asked, and nothing is simulated. */
export const LIVE_ENDPOINTS: readonly [Endpoint, Endpoint] = [
  openFor(
    gameLive,
    ({ parameters: { id } }) => id,
    (id, call) =>
      sendKept(call, `live ${id}`, gameLive.answer, async () => {
        const { site, now } = call;
        const row = await rowOf(site, id);
        const game = row ? undefined : await site.use(gameOnSlate)(id);
        const live = row ? liveAnswer(row, now) : game && waitingAnswer(game, now);
        if (!live) throw new Refused('notFound', ERRORS.gameNotFound);
        return madeOf(live, 'live');
      }),
  ),
  openFor(
    liveCurve,
    ({ parameters: { id } }) => id,
    (id, call) =>
      sendKept(call, `curve ${id}`, liveCurve.answer, async () => {
        const row = await rowOf(call.site, id);
        const moments = row ? await readLiveStates(call.site.use(promptClient), id) : [];
        if (!row || moments.length === 0) throw new Refused('notFound', ERRORS.gameCurveNotFound);
        return madeOf(curveAnswer(row, moments), 'curve');
      }),
  ),
];
