import { partsOf } from '#domain/events/parts.ts';
import type { SportEvent } from '#domain/events/sportEvent.ts';
import type { Game } from '#domain/game/game.ts';
import { withPredictions } from '#slate/archive/eventRow.ts';
import { canonicalJson } from '#slate/archive/hash.ts';
import { eventPayload } from '#slate/refresh/eventPayload.ts';
import { ledgerPayload } from '#slate/refresh/ledgerPayload.ts';
import type { Store } from '#slate/store.ts';

/** What the ledger says of a stored prediction of a game; `more` beside it. */
export async function lineSaid(
  store: Pick<Store, 'readPredictions'>,
  game: Game,
  predictionId: number,
  more: object = {},
): Promise<string> {
  const prediction = (await store.readPredictions([predictionId])).get(predictionId);
  if (!prediction) throw new Error(`no prediction ${predictionId}`);
  return canonicalJson({ ...ledgerPayload(game, prediction), ...more });
}

/** The same of a part of an event. */
export async function saidOfPart(
  store: Pick<Store, 'readEventPredictions'>,
  event: SportEvent,
  key: string,
  predictionId: number,
): Promise<string> {
  const row = (await store.readEventPredictions([predictionId])).get(predictionId);
  const part = partsOf(event).find((one) => one.key === key);
  if (!row || !part) throw new Error(`no prediction ${predictionId}`);
  return canonicalJson(eventPayload(withPredictions(event, [row]), part, row));
}
