import { partsOf } from '#domain/events/parts.ts';
import { edgeSaid } from '#domain/record/picks/edgeSaid.ts';
import type { ShownEdge } from '#domain/record/picks/pick.ts';
import { gameEdges, partEdges, sameEdges } from '#domain/record/picks/shownEdges.ts';
import { partId } from '#slate/archive/eventPredictions.ts';
import { withPredictions } from '#slate/archive/eventRow.ts';
import { canonicalJson } from '#slate/archive/hash.ts';
import type {
  NewEventLedgerEntry,
  NewLedgerEntry,
  SlateEvent,
  SlateGame,
} from '#slate/archive/slate.ts';
import type { LastEdges } from '#slate/record/store/shownEdges.ts';
import type { RefreshContext } from './context.ts';

type Context = Pick<RefreshContext, 'store' | 'now'>;

const payloadOf = (
  of: Readonly<Record<string, unknown>>,
  predictionId: number,
  edges: readonly ShownEdge[],
): string => canonicalJson({ type: 'edges', ...of, predictionId, edges: edges.map(edgeSaid) });

/** A start whose hour is not known says so: it is no start told. */
const startSaid = (startTime: string, timeKnown: boolean) => ({
  startTime,
  ...(!timeKnown && { timeKnown: false }),
});

/**
 * Ledger entries for games about to show other edges than the last ones on the ledger: bets, prices and claimed returns. An empty
 * list says that the last edge is gone.
 */
export async function unsaidEdges(
  { store, now }: Context,
  games: readonly SlateGame[],
  last: LastEdges,
): Promise<NewLedgerEntry[]> {
  const open = games.filter(({ game }) => game.status === 'scheduled' && !game.sample);
  const ids = open.flatMap(({ predictionId }) => predictionId ?? []);
  const predictions = await store.readPredictions(ids);
  return open.flatMap(({ gameId, predictionId, game }) => {
    const prediction = predictionId === undefined ? undefined : predictions.get(predictionId);
    if (!prediction) return [];
    const edges = gameEdges({ ...game, prediction }, now);
    if (sameEdges(edges, last.games.get(gameId) ?? [])) return [];
    const of = {
      gameId,
      ...startSaid(game.gameTime, game.timeKnown),
      home: game.homeTeam.name,
      away: game.awayTeam.name,
    };
    const payload = payloadOf(of, prediction.id, edges);
    return [{ kind: 'edges', gameId, predictionId: prediction.id, payload }];
  });
}

/** The same for bouts and matches. */
export async function unsaidEdgesOfEvents(
  { store, now }: Context,
  events: readonly SlateEvent[],
  last: LastEdges,
): Promise<NewEventLedgerEntry[]> {
  const open = events.filter(({ event }) => event.status === 'scheduled' && !event.sample);
  const ids = open.flatMap(({ predictionIds }) => [...predictionIds.values()]);
  const rows = await store.readEventPredictions(ids);
  return open.flatMap(({ event, predictionIds }) =>
    partsOf(event).flatMap((part) => {
      const row = rows.get(predictionIds.get(part.key) ?? Number.NaN);
      if (!row || !part.names) return [];
      const edges = partEdges(withPredictions(event, [row]), part, now);
      if (sameEdges(edges, last.parts.get(partId(event.id, part.key)) ?? [])) return [];
      const start = startSaid(event.startTime, event.timeKnown);
      const payload = payloadOf({ eventId: event.id, part: part.key, ...start }, row.id, edges);
      return [{ kind: 'edges', eventId: event.id, predictionId: row.id, payload }];
    }),
  );
}
