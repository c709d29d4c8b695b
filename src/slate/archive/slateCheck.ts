import * as z from 'zod';
import { type Client, readAll, StoreError } from '#store/client.ts';
import { slateHash } from './hash.ts';

/** A game of a slate as stored, the form that the slate's hash covers. */
export const storedGame = z.object({
  id: z.int(),
  game: z.looseObject({}),
  prediction: z.looseObject({ id: z.int() }).nullable(),
});
type StoredGame = z.infer<typeof storedGame>;

const eventRow = z.object({
  event: z.looseObject({ id: z.int() }),
  predictions: z.array(z.object({ part: z.string(), prediction_id: z.int() })),
});

/** Throws if a slate's stored games and events do not match its hash: somebody has changed what was published. */
export async function requireUntouched(
  client: Client,
  slate: { readonly id: number; readonly contentHash: string; readonly sample: boolean },
  games: readonly StoredGame[],
): Promise<void> {
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
    games: games.map(({ id, prediction, game }) => ({
      gameId: id,
      predictionId: prediction?.id,
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
