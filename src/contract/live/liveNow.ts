import * as z from 'zod/mini';
import { gameNumber } from '../figures.ts';
import { scoreSchema } from '../game.ts';
import { instant } from '../instant.ts';
import { leagueParameter } from '../leagueParameter.ts';
import { leagueSchema } from '../lists.ts';
import { liveChancesSchema, liveStageSchema } from './gameLive.ts';
import { LIVE_NOW } from './nowPath.ts';

/** One game in short. Both sides by their short names; `before` is the chance of before the start. */
export const liveInShortSchema = z.object({
  asOf: instant,
  gameId: gameNumber,
  path: z.string().check(z.regex(/^\/game\/\d+$/)),
  league: leagueSchema,
  /** Whether its play is made up, as its matchup is. */
  sample: z.boolean(),
  homeTeam: z.string(),
  awayTeam: z.string(),
  stage: liveStageSchema,
  silent: z.boolean(),
  detail: z.optional(z.string()),
  score: z.optional(scoreSchema),
  before: liveChancesSchema,
  now: z.optional(liveChancesSchema),
});
export type LiveInShort = z.infer<typeof liveInShortSchema>;

/**
 * GET /api/live?league=NFL: games being played or paused, by their start, then those that ended or were called off within three
 * hours, the last first; at most 100. An empty list: none.
 */
export const liveNow = {
  method: 'GET',
  path: LIVE_NOW,
  query: z.strictObject({ league: z.optional(leagueParameter) }),
  answer: z.array(liveInShortSchema).check(z.maxLength(100)),
} as const;
