import * as z from 'zod';
import type { League } from '#domain/leagues/league.ts';
import { type Client, expectSuccess, readAll } from '#store/client.ts';
import type { Lease } from '#store/lease.ts';

interface RatingRow {
  readonly key: string;
  /** Points, runs or goals above the league's average at a neutral site. */
  readonly rating: number;
  readonly sd: number;
  readonly games: number;
}

/** A league's current ratings. */
interface RatingTable {
  readonly league: League;
  readonly engineVersion: string;
  /** Day of the last result learned from, YYYY-MM-DD. */
  readonly learnedTo: string;
  readonly asOf: Date;
  readonly rows: readonly RatingRow[];
}

/** Replaces the current ratings of some leagues: all of them or none. */
export async function saveRatings(
  client: Client,
  lease: Lease,
  tables: readonly RatingTable[],
): Promise<void> {
  const leagues = tables.map((table) => ({
    league: table.league,
    engine_version: table.engineVersion,
    learned_to: table.learnedTo,
    as_of: table.asOf.toISOString(),
    ratings: table.rows.map((row) => ({
      team_key: row.key,
      rating: row.rating,
      sd: row.sd,
      games_played: row.games,
    })),
  }));
  const args = { p_token: lease.token, p_leagues: leagues };
  await expectSuccess('storing the ratings', client.rpc('save_all_ratings', args));
}

const ratingColumns = z.object({
  team_key: z.string(),
  rating: z.number(),
  sd: z.number(),
  games_played: z.int(),
  learned_to: z.iso.date(),
});

const teamColumns = z.object({
  rating_key: z.string(),
  name: z.string(),
  short_name: z.string(),
  abbreviation: z.string(),
});

interface NamedRating extends RatingRow {
  /** Day of the last result the league's ratings have learned from, YYYY-MM-DD. */
  readonly learnedTo: string;
  readonly name: string;
  readonly shortName: string;
  readonly abbreviation: string;
}

/** Current ratings of the teams the feeds know, best first. */
export async function readRatings(client: Client, league: League): Promise<NamedRating[]> {
  const ratings = await readAll(
    'reading ratings',
    () => client.from('ratings').select('*').eq('league', league).order('team_key'),
    ratingColumns,
  );
  const teams = await readAll(
    'reading teams',
    () =>
      client
        .from('teams')
        .select('rating_key, name, short_name, abbreviation')
        .eq('league', league)
        .not('rating_key', 'is', null)
        .order('id'),
    teamColumns,
  );
  const byKey = new Map(teams.map((team) => [team.rating_key, team]));
  return ratings
    .flatMap((row) => {
      const team = byKey.get(row.team_key);
      if (!team) return [];
      const { name, short_name: shortName, abbreviation } = team;
      return [
        {
          key: row.team_key,
          name,
          shortName,
          abbreviation,
          rating: row.rating,
          sd: row.sd,
          games: row.games_played,
          learnedTo: row.learned_to,
        },
      ];
    })
    .sort((a, b) => b.rating - a.rating);
}
