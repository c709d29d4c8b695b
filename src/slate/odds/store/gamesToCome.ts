import * as z from 'zod';
import type { League } from '#domain/leagues/league.ts';
import type { OurGame } from '#feeds/joined/prices/matchGames.ts';
import { type Client, readAll } from '#store/client.ts';
import { presentFields, timestampColumn } from '#store/columns.ts';

const TEAM = 'name, short_name, abbreviation, rating_key';
const COLUMNS = `id, game_time, home:teams!games_home_team_id_fkey(${TEAM}), away:teams!games_away_team_id_fkey(${TEAM})`;

const team = z
  .object({
    name: z.string(),
    short_name: z.string(),
    abbreviation: z.string(),
    rating_key: z.string().nullable(),
  })
  .transform((row) =>
    presentFields({
      name: row.name,
      shortName: row.short_name,
      abbreviation: row.abbreviation,
      ratingKey: row.rating_key,
    }),
  );
const row = z.object({ id: z.int(), game_time: timestampColumn, home: team, away: team });

/** Days ahead for which prices are kept. */
const DAYS = 14;

/** A league's games to come within two weeks, without samples. */
export async function readGamesToCome(
  client: Client,
  league: League,
  now: Date,
): Promise<readonly OurGame[]> {
  const query = () =>
    client
      .from('games')
      .select(COLUMNS)
      .match({ league, sample: false, status: 'scheduled' })
      .gt('game_time', now.toISOString())
      .lt('game_time', new Date(now.getTime() + DAYS * 86_400_000).toISOString())
      .order('id');
  const rows = await readAll('reading games to come', query, row);
  return rows.map(({ id, game_time: gameTime, home, away }) => ({
    id,
    gameTime,
    homeTeam: home,
    awayTeam: away,
  }));
}
