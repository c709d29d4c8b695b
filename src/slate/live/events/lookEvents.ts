import { isDeepStrictEqual } from 'node:util';
import type { EventTold } from '#domain/live/eventTold.ts';
import type { Log } from '#domain/operation/log.ts';
import type { EspnLive } from '#feeds/espn/live/espnLive.ts';
import { readEventPredictions } from '#slate/archive/eventPredictions.ts';
import type { Client } from '#store/client.ts';
import type { Site } from '#wiring';
import { unlessRefused } from '../unlessRefused.ts';
import type { BegunEvent } from './begunEvent.ts';
import { askEventBoards } from './boards.ts';
import { publishedEvent } from './publishedEvent.ts';
import { begunEvents, LIVE_EVENTS } from './sports.ts';
import type { DueEvent } from './store/due.ts';
import type { LookedAtEvent } from './store/save.ts';

type Found = readonly [event: DueEvent, told: EventTold];

/** What a look found of events. */
interface FoundEvents {
  readonly requests: number;
  readonly events: readonly LookedAtEvent[];
  /** Of ours that are on. */
  readonly untold: number;
}

/** Events whose figure is to be said, prepared as far as this process has not done so. */
async function begin(
  site: Site,
  client: Client,
  found: readonly Found[],
): Promise<ReadonlyMap<number, BegunEvent | undefined>> {
  const begun = site.use(begunEvents);
  const wanted = new Map(found.map(([{ predictionId, sport }]) => [predictionId, sport]));
  for (const id of begun.keys()) if (!wanted.has(id)) begun.delete(id);
  const rows = await readEventPredictions(
    client,
    [...wanted.keys()].filter((id) => !begun.has(id)),
  );
  for (const [id, row] of rows) {
    const sport = wanted.get(id);
    if (!sport) continue;
    const published = publishedEvent(row, sport);
    begun.set(id, published && unlessRefused(() => LIVE_EVENTS[sport].begin(published)));
  }
  return begun;
}

const isSame = ({ stage, state, figures }: DueEvent, told: EventTold): boolean =>
  stage === told.stage && figures !== null && isDeepStrictEqual(state, told.state);

function figuresOf(from: BegunEvent | undefined, { stage, state }: EventTold) {
  if (!from || !state || stage === 'waiting' || stage === 'off') return undefined;
  return unlessRefused(() => from.after(stage, state));
}

/**
 * The events of ours that are on, as their boards tell them, with what is said of each.
 * @param until ms of the process's clock: after it no further figure is begun
 */
export async function findEvents(
  site: Site,
  client: Client,
  feed: EspnLive,
  { due, until, log }: { due: readonly DueEvent[]; until: number; log: Log },
): Promise<FoundEvents> {
  const told = await askEventBoards(feed, due, log);
  const found = due.flatMap((event): readonly Found[] => {
    const one = told.of(event);
    return one ? [[event, one]] : [];
  });
  const begun = await begin(site, client, found);
  const events = found.flatMap(([event, one]): readonly LookedAtEvent[] => {
    const { eventId, part, sport, predictionId, stage: last } = event;
    const from = begun.get(predictionId);
    if (last === null && !from) return [];
    const { stage, detail, state } = one;
    const late = performance.now() > until;
    const figures = isSame(event, one)
      ? (event.figures ?? undefined)
      : late
        ? undefined
        : figuresOf(from, one);
    const before = last === null ? from?.before : undefined;
    return [{ eventId, part, sport, predictionId, stage, detail, state, before, figures }];
  });
  const on = due.filter((event) => event.on).length;
  return {
    requests: told.requests,
    events,
    untold: on - found.filter(([event]) => event.on).length,
  };
}
