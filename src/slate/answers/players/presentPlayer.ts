import * as z from 'zod';
import { type Client, readData } from '#store/client.ts';
import { promptClient } from '#store/tools.ts';
import type { Tool } from '#wiring';
import type { PlayerInPath } from './knownPlayer.ts';

const row = z.object({ player_id: z.string(), name: z.string() });

/** A player's number and name. */
interface Present {
  readonly playerId: string;
  readonly name: string;
}

async function read(
  client: Client,
  { league, playerId }: PlayerInPath,
): Promise<Present | undefined> {
  const call = client
    .from('players')
    .select('player_id, name')
    .match({ league, formerly: playerId })
    .order('player_id')
    .limit(1);
  const [found] = await readData('reading a player’s number', call, z.array(row));
  return found && { playerId: found.player_id, name: found.name };
}

/** Reads a player, with the feed's number, by the id that he had before the feed named him; undefined if nobody had it. */
export const presentPlayer: Tool<(asked: PlayerInPath) => Promise<Present | undefined>> =
  ({ use }) =>
  (asked) =>
    read(use(promptClient), asked);
