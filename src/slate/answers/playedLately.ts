import * as z from 'zod';
import { leagueSchema } from '#contract/lists.ts';
import { liveChancesSchema, liveStageSchema } from '#contract/live/gameLive.ts';
import { gameStateSchema } from '#contract/live/stateSchema.ts';
import type { PlayedGame } from '#domain/live/playedGame.ts';
import { type Client, readData } from '#store/client.ts';
import { timestampColumn } from '#store/columns.ts';

const team = z.object({ name: z.string(), shortName: z.string() });
const playedRow = z.object({
  gameId: z.int(),
  league: leagueSchema,
  neutral: z.boolean(),
  home: team,
  away: team,
  stage: liveStageSchema,
  detail: z.string(),
  state: z.nullable(gameStateSchema),
  toldAt: timestampColumn,
  began: z.nullable(z.object({ at: timestampColumn, state: gameStateSchema })),
  endedAt: z.nullable(timestampColumn),
  chances: liveChancesSchema,
  margins: z.array(z.tuple([z.int(), z.int()])),
}) satisfies z.ZodType<PlayedGame>;

/** Games of ours of which a feed told within 40 minutes, those that are over included. */
export const readPlayedLately = (client: Client): Promise<readonly PlayedGame[]> =>
  readData('reading games as they are played', client.rpc('played_lately'), z.array(playedRow));
