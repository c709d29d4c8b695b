import * as z from 'zod';
import type { PartKey } from '#domain/events/parts.ts';
import { type SportEvent, sportOf } from '#domain/events/sportEvent.ts';
import type { Game } from '#domain/game/game.ts';
import { type Client, readData } from '#store/client.ts';
import type { Lease } from '#store/lease.ts';

export interface SlateGame {
  readonly gameId: number;
  readonly predictionId: number | undefined;
  /** The game as published, without its prediction. */
  readonly game: Game;
}

export interface NewLedgerEntry {
  /** The edges shown with the prediction; absent: the prediction itself. */
  readonly kind?: 'edges' | undefined;
  readonly gameId: number;
  readonly predictionId: number;
  /** Canonical JSON. */
  readonly payload: string;
}

export interface SlateEvent {
  /** The event as published, without predictions. */
  readonly event: SportEvent;
  /** Prediction ids by part. */
  readonly predictionIds: ReadonlyMap<PartKey, number>;
}

export interface NewEventLedgerEntry {
  /** The edges shown with the prediction; absent: the prediction itself. */
  readonly kind?: 'edges' | undefined;
  readonly eventId: number;
  readonly predictionId: number;
  /** Canonical JSON. */
  readonly payload: string;
}

interface Slate {
  readonly contentHash: string;
  readonly sample: boolean;
  readonly asOf: Date;
  readonly games: readonly SlateGame[];
  readonly ledger: readonly NewLedgerEntry[];
  readonly events?: readonly SlateEvent[];
  readonly eventLedger?: readonly NewEventLedgerEntry[];
}

const eventRow = ({ event, predictionIds }: SlateEvent) => ({
  event_id: event.id,
  sport: sportOf(event.league),
  start_time: event.startTime,
  event,
  predictions: [...predictionIds].map(([part, id]) => ({ part, prediction_id: id })),
});

/** Publishes a slate in one transaction: games, events, ledger, pointer. Returns its id. Safe to repeat. */
export function publishSlate(client: Client, lease: Lease, slate: Slate): Promise<number> {
  const call = client.rpc('publish_slate', {
    p_token: lease.token,
    p_content_hash: slate.contentHash,
    p_sample: slate.sample,
    p_as_of: slate.asOf.toISOString(),
    p_entries: slate.games.map((shown) => ({
      game_id: shown.gameId,
      prediction_id: shown.predictionId,
      game: shown.game,
    })),
    p_ledger: slate.ledger.map((entry) => ({
      kind: entry.kind ?? 'prediction',
      game_id: entry.gameId,
      prediction_id: entry.predictionId,
      payload: entry.payload,
    })),
    p_events: (slate.events ?? []).map(eventRow),
    p_event_ledger: (slate.eventLedger ?? []).map((entry) => ({
      kind: entry.kind ?? 'prediction',
      event_id: entry.eventId,
      prediction_id: entry.predictionId,
      payload: entry.payload,
    })),
  });
  return readData('publishing the slate', call, z.int());
}
