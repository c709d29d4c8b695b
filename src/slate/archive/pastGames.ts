import * as z from 'zod';
import { type Month, monthRange } from '#domain/archive/archivePaths.ts';
import type { PastGame } from '#domain/archive/pastGame.ts';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import type { League } from '#domain/leagues/league.ts';
import { slug } from '#domain/words/slug.ts';
import { type Client, readAll } from '#store/client.ts';
import { timestampColumn } from '#store/columns.ts';

const pastRow = z
  .object({
    id: z.int(),
    league: z.enum(TEAM_LEAGUES),
    game_time: timestampColumn,
    status: z.enum(['scheduled', 'live', 'final', 'postponed']),
    home_score: z.int().nullable(),
    away_score: z.int().nullable(),
    neutral_site: z.boolean(),
    home_name: z.string(),
    home_short: z.string(),
    away_name: z.string(),
    away_short: z.string(),
    home_win_probability: z.number(),
    away_win_probability: z.number(),
    draw_probability: z.number(),
  })
  .transform(
    (row): PastGame => ({
      id: row.id,
      league: row.league,
      gameTime: row.game_time,
      status: row.status,
      ...(row.home_score !== null &&
        row.away_score !== null && { score: { home: row.home_score, away: row.away_score } }),
      neutralSite: row.neutral_site,
      home: { name: row.home_name, shortName: row.home_short },
      away: { name: row.away_name, shortName: row.away_short },
      homeWinProbability: row.home_win_probability,
      awayWinProbability: row.away_win_probability,
      drawProbability: row.draw_probability,
    }),
  );

const COLUMNS = [
  ...['id', 'league', 'game_time', 'status', 'home_score', 'away_score', 'neutral_site'],
  ...['home_name', 'home_short', 'away_name', 'away_short'],
  ...['home_win_probability', 'away_win_probability', 'draw_probability'],
].join(', ');

/** Whose games: a league's, or with none all leagues'. */
interface PastFilter {
  readonly league?: League | undefined;
  /** Samples alone, or a feed's games alone. */
  readonly sample: boolean;
}

/** Past games of a month in New York, in the order of their starts. */
export function readPastGames(
  client: Client,
  { league, sample, month }: PastFilter & { readonly month: Month },
): Promise<PastGame[]> {
  const { from, to } = monthRange(month);
  const query = () => {
    const games = client.from('past_games').select(COLUMNS).eq('sample', sample);
    const within = games.gte('game_time', from).lt('game_time', to);
    return (league ? within.eq('league', league) : within).order('game_time').order('id');
  };
  return readAll('reading past games', query, pastRow);
}

const teamRow = z.object({ id: z.int(), name: z.string() });

/** A league's team by the last part of its page's address; undefined if none has it. */
async function findTeam(client: Client, league: League, part: string) {
  const query = () => client.from('teams').select('id, name').eq('league', league).order('id');
  const teams = await readAll('reading the teams of a league', query, teamRow);
  return teams.find(({ name }) => slug(name) === part);
}

/** Past games of a team in the order of their starts, with its name; undefined if the league has no such team. */
export async function readTeamPast(
  client: Client,
  { league, sample, part }: { league: League; sample: boolean; part: string },
): Promise<{ readonly name: string; readonly games: readonly PastGame[] } | undefined> {
  const team = await findTeam(client, league, part);
  if (!team) return undefined;
  const query = () =>
    client
      .from('past_games')
      .select(COLUMNS)
      .eq('sample', sample)
      .or(`home_team_id.eq.${team.id},away_team_id.eq.${team.id}`)
      .order('game_time')
      .order('id');
  return { name: team.name, games: await readAll('reading a team’s past games', query, pastRow) };
}
