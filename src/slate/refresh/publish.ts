import type { Game } from '#domain/game/game.ts';
import { renderAndSaveAnswers } from '#slate/answers/saveAnswers.ts';
import { canonicalJson, slateHash } from '#slate/archive/hash.ts';
import type { NewLedgerEntry, SlateGame } from '#slate/archive/slate.ts';
import { NotOnLedgerError } from '#store/client.ts';
import { besideTheRun } from './besideTheRun.ts';
import type { RefreshContext } from './context.ts';
import { ledgerPayload } from './ledgerPayload.ts';
import { slateEvent, unsaidOfEvents } from './publishEvents.ts';
import { readOnce } from './readOnce.ts';
import { recordMoves } from './recordMoves.ts';
import { type KnownContest, sameSides } from './sameSides.ts';
import { slateEvents } from './slateEvents.ts';
import { unsaidEdges, unsaidEdgesOfEvents } from './unsaidEdges.ts';
import { slateWindow, stillNamed } from './window.ts';

const contestOfGame = (game: Game): KnownContest => ({
  id: game.id,
  league: game.league,
  startTime: game.gameTime,
  sides: [game.homeTeam.name, game.awayTeam.name],
});

/** Ledger entries for games whose prediction differs from the last one on the ledger. */
async function unsaid(
  store: RefreshContext['store'],
  onSlate: readonly SlateGame[],
  ledgered: ReadonlyMap<number, number>,
): Promise<NewLedgerEntry[]> {
  const changed = onSlate.filter(
    ({ gameId, predictionId }) => predictionId !== ledgered.get(gameId),
  );
  const ids = changed.flatMap(({ predictionId }) => predictionId ?? []);
  const predictions = await store.readPredictions(ids);
  const players = await store.readPlayersRecipes(ids);
  const said = onSlate.filter(({ predictionId }) => predictionId !== undefined);
  const others = sameSides(said.map(({ game }) => contestOfGame(game)));
  const told = await store.readSameSides(changed.map(({ gameId }) => gameId));
  return changed.flatMap(({ gameId, predictionId, game }) => {
    const prediction = predictionId === undefined ? undefined : predictions.get(predictionId);
    if (!prediction) return [];
    const known = [...others(contestOfGame(game)), ...(told.get(gameId) ?? [])];
    const also = [...new Set(known)].sort((one, other) => one - other);
    const payload = canonicalJson(
      ledgerPayload(game, prediction, also, players.get(prediction.id)),
    );
    return [{ gameId, predictionId: prediction.id, payload }];
  });
}

const NONE: ReadonlyMap<string, number> = new Map();

type Published = {
  readonly contentHash: string;
  readonly games: number;
  readonly predictions: number;
  readonly publishedEvents: number;
};

/** Ids of the predictions that this run may publish. */
export interface OpenPredictions {
  readonly games: ReadonlyMap<number, number>;
  /** By `partId`. */
  readonly events: ReadonlyMap<string, number>;
}

/**
 * Publishes the slate: every game and event of its window that the feed still names, plus any other game it has just named, with
 * its new prediction if it has not begun, else its last one on the ledger. Contests that begin during the run count as begun.
 * Returns the slate's content hash.
 */
export async function publish(
  refresh: RefreshContext,
  predictionIds: OpenPredictions,
): Promise<Published> {
  const context = { ...refresh, store: readOnce(refresh.store) };
  const { store, lease, now, source } = context;
  const { sample } = source;
  const read = () => store.readGames({ ...slateWindow(now, sample), sample, confirmedAt: now });
  const before = await read();
  const judge = () => recordMoves(context, before, predictionIds.games);
  const judged = await besideTheRun(judge, context.log);
  const inWork = judged > 0 ? await read() : before;
  const games = stillNamed(inWork);
  const ledgered = await store.ledgeredPredictions(games.map((game) => game.id));
  const open = new Map(predictionIds.games);
  const known = (await slateEvents(context)).map(({ event }) => event);
  const ledgeredEvents = await store.ledgeredEventPredictions(known.map(({ id }) => id));
  const lastEdges = await store.readLastEdges(
    games.map(({ id }) => id),
    known.map(({ id }) => id),
  );
  const begunEvents = new Set<number>();
  for (;;) {
    const onSlate: SlateGame[] = games.map((game) => ({
      gameId: game.id,
      predictionId: open.get(game.id) ?? ledgered.get(game.id),
      game,
    }));
    const events = known.map((event) =>
      slateEvent(event, begunEvents.has(event.id) ? NONE : predictionIds.events, ledgeredEvents),
    );
    const hash = slateHash({ sample, games: onSlate, events });
    const slate = { contentHash: hash, sample, asOf: now, games: onSlate };
    try {
      const ledger = [
        ...(await unsaid(store, onSlate, ledgered)),
        ...(await unsaidEdges(context, onSlate, lastEdges)),
      ];
      await renderAndSaveAnswers(context, { ...slate, events });
      const eventLedger = [
        ...(await unsaidOfEvents(store, events, ledgeredEvents)),
        ...(await unsaidEdgesOfEvents(context, events, lastEdges)),
      ];
      await store.publishSlate(lease, { ...slate, ledger, events, eventLedger });
      return {
        contentHash: slate.contentHash,
        games: onSlate.length,
        predictions: open.size,
        publishedEvents: events.length,
      };
    } catch (error) {
      if (!(error instanceof NotOnLedgerError)) throw error;
      const begun = error.gameIds.filter((id) => open.delete(id));
      const others = error.eventIds.filter((id) => !begunEvents.has(id));
      if (begun.length + others.length === 0) throw error;
      for (const id of others) begunEvents.add(id);
    }
  }
}
