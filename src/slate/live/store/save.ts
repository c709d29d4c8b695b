import * as z from 'zod';
import type { Histogram } from '#domain/game/scoreGrid.ts';
import type { LiveFigures } from '#domain/live/liveFigures.ts';
import type { LiveTold } from '#domain/live/liveTold.ts';
import { type Client, readData } from '#store/client.ts';

/** What was said of a game before its start. */
export interface SaidBefore {
  readonly before: LiveFigures;
  /** Margins of the published runs, home − away. */
  readonly margins: Histogram;
}

/** A game as one look found it. */
export interface LookedAt extends Omit<LiveTold, 'sourceId'>, Partial<SaidBefore> {
  readonly gameId: number;
  readonly predictionId: number;
  /** What the rest of the game holds; absent: none is said. */
  readonly figures?: LiveFigures | undefined;
}

/** Stores games as a look found them; the number of new states. */
export async function storeLive(
  client: Client,
  token: number,
  readAt: Date,
  games: readonly LookedAt[],
): Promise<number> {
  const args = { p_token: token, p_at: readAt.toISOString(), p_games: games };
  return readData('storing games as they are played', client.rpc('store_live', args), z.int());
}

/** Thins the states of games that ended a week ago; the number of games done. */
export async function thinLive(client: Client, token: number): Promise<number> {
  const call = client.rpc('thin_live_states', { p_token: token });
  return readData('thinning states of games', call, z.int());
}
