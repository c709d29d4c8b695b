import * as z from 'zod';
import { playerLineSchema } from '#contract/players/lines.ts';
import type { PlayerLine } from '#domain/players/line.ts';
import { type Client, readData } from '#store/client.ts';
import { promptClient } from '#store/tools.ts';
import type { Tool } from '#wiring';

const row = z.object({ predictionId: z.int(), line: playerLineSchema }).nullable();

interface LineWanted {
  /** Of the games that may be his, the soonest first. */
  readonly predictions: readonly number[];
  readonly playerId: string;
}

/** What was drawn of a player for one game. */
interface NextLine {
  readonly predictionId: number;
  readonly line: PlayerLine;
}

async function read(
  client: Client,
  { predictions, playerId }: LineWanted,
): Promise<NextLine | undefined> {
  if (predictions.length === 0) return undefined;
  const call = client.rpc('next_line_of_player', {
    p_predictions: predictions,
    p_player_id: playerId,
  });
  return (await readData('reading a player’s next line', call, row)) ?? undefined;
}

/** Reads a player's line of the first of some predictions that has one of him; undefined if none has. */
export const nextLine: Tool<(wanted: LineWanted) => Promise<NextLine | undefined>> =
  ({ use }) =>
  (wanted) =>
    read(use(promptClient), wanted);
