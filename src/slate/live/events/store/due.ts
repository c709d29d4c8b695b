import * as z from 'zod';
import { eventFiguresSchema, eventStateSchema } from '#contract/live/eventState.ts';
import { liveStageSchema } from '#contract/live/gameLive.ts';
import { EVENT_LEAGUES } from '#domain/leagues/eventLeague.ts';
import { LIVE_EVENT_SPORTS } from '#domain/live/eventState.ts';
import { type Client, readData } from '#store/client.ts';
import { timestampColumn } from '#store/columns.ts';

const dueRow = z.object({
  eventId: z.int(),
  part: z.string(),
  sport: z.enum(LIVE_EVENT_SPORTS),
  league: z.enum(EVENT_LEAGUES),
  /** The feed's id. */
  sourceId: z.string(),
  startTime: timestampColumn,
  /** Of the recipe published before its start. */
  predictionId: z.int(),
  /** The two it is of, A first; null for a field. */
  names: z.tuple([z.string(), z.string()]).nullable(),
  /** Null before the first look at it. */
  stage: z.nullable(liveStageSchema),
  detail: z.string().nullable(),
  state: z.nullable(eventStateSchema),
  figures: z.nullable(eventFiguresSchema),
  /** Whether it is worth a request. */
  on: z.boolean(),
});

/** An event that has begun, as it was last found. */
export type DueEvent = z.infer<typeof dueRow>;

/** Events of ours that have begun and are not over, in one call. */
export const readEventsDue = (client: Client): Promise<readonly DueEvent[]> =>
  readData(
    'reading which events are on',
    client.rpc('live_events_due', { p_sports: LIVE_EVENT_SPORTS }),
    z.array(dueRow),
  );
