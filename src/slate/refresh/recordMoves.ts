import type { Game } from '#domain/game/game.ts';
import { firstSight } from '#domain/moves/firstSight.ts';
import { counted } from '#domain/words/counted.ts';
import type { RefreshContext } from './context.ts';

/**
 * Judges the first price of each market that has not been judged yet, and keeps that for good: where our model alone expects the
 * line to go from there, or that it does not say.
 * @param open the prediction of each game that may be published, by game
 */
export async function recordMoves(
  { store, lease, now, log }: Pick<RefreshContext, 'store' | 'lease' | 'now' | 'log'>,
  games: readonly Game[],
  open: ReadonlyMap<number, number>,
): Promise<number> {
  const asked = games.filter(
    ({ id, sample, status, odds }) =>
      !sample && status === 'scheduled' && odds.length > 0 && open.has(id),
  );
  const sights = await store.readFirstSights(
    asked.map(({ id }) => id),
    now,
  );
  if (sights.length === 0) return 0;
  const byId = new Map(asked.map((game) => [game.id, game]));
  const ids = sights.flatMap(({ gameId }) => open.get(gameId) ?? []);
  const predictions = await store.readPredictions([...new Set(ids)]);
  const moves = sights.flatMap(({ gameId, market, seenAt }) => {
    const game = byId.get(gameId);
    const predictionId = open.get(gameId);
    const prediction = predictionId === undefined ? undefined : predictions.get(predictionId);
    if (!game || predictionId === undefined || !prediction?.own) return [];
    // Without a rating for both sides our model knows nothing that the first price does not.
    if (prediction.bothRated === false) return [];
    const sight = firstSight(game, market, prediction.own, now);
    return sight ? [{ gameId, predictionId, seenAt, sight }] : [];
  });
  if (moves.length === 0) return 0;
  const saved = await store.saveMoves(lease, moves);
  const expected = moves.filter(({ sight }) => sight.toward !== undefined).length;
  log(`judged ${counted(saved, 'first price')}, ${counted(expected, 'move')} expected`);
  return saved;
}
