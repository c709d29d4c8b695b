import { getEntry } from 'astro:content';
import * as z from 'zod/mini';
import type { League } from '#domain/leagues/league.ts';
import type { LastGames } from '#domain/record/lastGames.ts';

const lastGamesSchema = z.object({
  teams: z.record(
    z.string(),
    z.array(
      z.object({
        day: z.string(),
        opponent: z.string(),
        where: z.enum(['home', 'away', 'neutral']),
        us: z.int(),
        them: z.int(),
      }),
    ),
  ),
});

/** The last five games of a league's teams, by team name; none for a team without known results. */
export async function loadLastGames(league: League): Promise<LastGames> {
  const entry = await getEntry('lastGames', league);
  return entry ? lastGamesSchema.parse(entry.data).teams : {};
}
