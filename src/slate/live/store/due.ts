import * as z from 'zod';
import { leagueSchema } from '#contract/lists.ts';
import { liveFiguresSchema, liveStageSchema } from '#contract/live/gameLive.ts';
import { gameStateSchema } from '#contract/live/stateSchema.ts';
import { type Client, readData } from '#store/client.ts';
import { timestampColumn } from '#store/columns.ts';

const dueRow = z.object({
  gameId: z.int(),
  league: leagueSchema,
  /** The feed's id. */
  sourceId: z.string(),
  /** Games are all samples or all real: as the slate. */
  sample: z.boolean(),
  gameTime: timestampColumn,
  /** Of the recipe published before its start. */
  predictionId: z.int(),
  /** Null before the first look at it. */
  stage: z.nullable(liveStageSchema),
  detail: z.string().nullable(),
  between: z.boolean().nullable(),
  state: z.nullable(gameStateSchema),
  figures: z.nullable(liveFiguresSchema),
  /** Whether it is worth a request. */
  on: z.boolean(),
});

/** A game that has begun, as it was last found. */
export type DueGame = z.infer<typeof dueRow>;

/** Games of ours that have begun and are not over, in one call. */
export const readLiveDue = (client: Client): Promise<readonly DueGame[]> =>
  readData('reading which games are on', client.rpc('live_due'), z.array(dueRow));
