import * as z from 'zod';
import { readOfIds } from '#store/batches.ts';
import type { Client } from '#store/client.ts';
import { timestampColumn } from '#store/columns.ts';

const gameRow = z.object({
  id: z.int(),
  home: z.int(),
  away: z.int(),
  start: timestampColumn,
});
type GameRow = z.infer<typeof gameRow>;

const COLUMNS = 'id, home:home_team_id, away:away_team_id, start:game_time';
/** Starts move: a game that is two days away now may have been told a day away. */
const NEAR_MS = 3 * 86_400_000;

const isPair = (one: GameRow, other: GameRow): boolean =>
  one.id !== other.id &&
  [one.home, one.away].includes(other.home) &&
  [one.home, one.away].includes(other.away);

const isNear = (one: GameRow, other: GameRow): boolean =>
  Math.abs(Date.parse(one.start) - Date.parse(other.start)) < NEAR_MS;

/** Other games of the same two teams within a few days of these. */
export async function readSameTeams(client: Client, ids: readonly number[]): Promise<number[]> {
  const doing = 'reading games of the same teams';
  const ofIds = (some: readonly number[]) =>
    client.from('games').select(COLUMNS).in('id', some).order('id');
  const games = await readOfIds(doing, [...new Set(ids)], ofIds, gameRow);
  const starts = games.map(({ start }) => Date.parse(start));
  if (starts.length === 0) return [];
  const from = new Date(Math.min(...starts) - NEAR_MS).toISOString();
  const to = new Date(Math.max(...starts) + NEAR_MS).toISOString();
  const ofTeams = (some: readonly number[]) =>
    client
      .from('games')
      .select(COLUMNS)
      .in('home_team_id', some)
      .gt('game_time', from)
      .lt('game_time', to)
      .order('id');
  const teams = [...new Set(games.flatMap(({ home, away }) => [home, away]))];
  const others = await readOfIds(doing, teams, ofTeams, gameRow);
  const near = others.filter((other) =>
    games.some((game) => isPair(game, other) && isNear(game, other)),
  );
  return near.map(({ id }) => id);
}
