import * as z from 'zod';
import { type Client, readAll, StoreError } from './client.ts';
import { slateHash } from './hash.ts';

const entryRow = z.object({
  game_id: z.int(),
  prediction_id: z.int().nullable(),
  game: z.looseObject({}),
});

const eventRow = z.object({
  event: z.looseObject({ id: z.int() }),
  predictions: z.array(z.object({ part: z.string(), prediction_id: z.int() })),
});

/** Throws where a slate as stored is not the content that its hash says: somebody has changed what was published. */
export async function requireUntouched(
  client: Client,
  slate: { readonly id: number; readonly contentHash: string; readonly sample: boolean },
): Promise<void> {
  const games = await readAll(
    'checking the games of the slate',
    () =>
      client
        .from('slate_entries')
        .select('game_id, prediction_id, game')
        .eq('slate_id', slate.id)
        .order('game_id'),
    entryRow,
  );
  const events = await readAll(
    'checking the events of the slate',
    () =>
      client
        .from('slate_events')
        .select('event, predictions:slate_event_predictions(part, prediction_id)')
        .eq('slate_id', slate.id)
        .order('event_id'),
    eventRow,
  );
  const hash = slateHash({
    sample: slate.sample,
    games: games.map(({ game_id, prediction_id, game }) => ({
      gameId: game_id,
      predictionId: prediction_id ?? undefined,
      game,
    })),
    events: events.map(({ event, predictions }) => ({
      event,
      predictionIds: new Map(predictions.map(({ part, prediction_id }) => [part, prediction_id])),
    })),
  });
  if (hash !== slate.contentHash) {
    throw new StoreError(
      `Slate ${slate.id} is not what was published (${slate.contentHash}): its stored content has been changed. Nothing is built from it; run a refresh to publish anew.`,
    );
  }
}
