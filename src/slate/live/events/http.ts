import { ERRORS } from '#contract/errors.ts';
import { eventCurve } from '#contract/live/eventCurve.ts';
import { eventLive } from '#contract/live/eventLive.ts';
import { Refused } from '#contract/refused.ts';
import { isOverStage, type LiveStage } from '#domain/live/liveStage.ts';
import type { Endpoint } from '#http/endpoint.ts';
import { openFor } from '#http/open.ts';
import { promptClient } from '#store/tools.ts';
import { type MadeMoment, sendKept } from '../keptMoment.ts';
import { SECONDS } from '../seconds.ts';
import { eventAnswer, eventCurveAnswer, waitingEvent } from './answer.ts';
import { readEventStates, readLiveEvent } from './store/read.ts';
import { readWaiting } from './waiting.ts';

interface Dated {
  readonly asOf: string;
  readonly eventId: number;
  readonly stage: LiveStage;
}

const madeOf = (value: Dated, kind: 'live' | 'curve'): MadeMoment => {
  const seconds = isOverStage(value.stage) ? SECONDS.over : SECONDS[kind];
  const tags = [`event-${value.eventId}`];
  return { value, asOf: value.asOf, caching: { parameters: [], tags, seconds, stale: seconds } };
};

/** An event as it is played, and its chance by moment: read as the last look stored them. No feed is asked, and nothing is simulated. */
export const EVENT_LIVE_ENDPOINTS: readonly [Endpoint, Endpoint] = [
  openFor(
    eventLive,
    ({ parameters: { id } }) => id,
    (id, call) =>
      sendKept(call, `event ${id}`, eventLive.answer, async () => {
        const { site, now } = call;
        const client = site.use(promptClient);
        const row = await readLiveEvent(client, id);
        const waiting = row ? undefined : await readWaiting(client, id);
        const live = row ? eventAnswer(row, now) : waiting && waitingEvent(waiting, now);
        if (!live) throw new Refused('notFound', ERRORS.eventLiveNotFound);
        return madeOf(live, 'live');
      }),
  ),
  openFor(
    eventCurve,
    ({ parameters: { id } }) => id,
    (id, call) =>
      sendKept(call, `event curve ${id}`, eventCurve.answer, async () => {
        const client = call.site.use(promptClient);
        const row = await readLiveEvent(client, id);
        const moments = row ? await readEventStates(client, id) : [];
        if (!row || moments.length === 0) throw new Refused('notFound', ERRORS.eventCurveNotFound);
        return madeOf(eventCurveAnswer(row, moments), 'curve');
      }),
  ),
];
