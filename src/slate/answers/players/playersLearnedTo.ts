import * as z from 'zod';
import type { PlayerLeague } from '#domain/players/statNames.ts';
import { readData } from '#store/client.ts';
import { promptClient } from '#store/tools.ts';
import type { Tool } from '#wiring';

const row = z.object({ learned_to: z.iso.date() });

/** Reads the Eastern day of the last final whose box score a league's players have learned from, YYYY-MM-DD; undefined before the first lines. */
export const playersLearnedTo: Tool<(league: PlayerLeague) => Promise<string | undefined>> =
  ({ use }) =>
  async (league) => {
    const call = use(promptClient).from('player_states').select('learned_to').eq('league', league);
    const [state] = await readData('reading how far players’ games are known', call, z.array(row));
    return state?.learned_to;
  };
