import type { FeedGame } from '#domain/game/game.ts';
import type { League } from '#domain/leagues/league.ts';
import { triedAsk } from '#feeds/reading/askAll.ts';
import type { RefreshContext } from './context.ts';
import type { ToldChance } from './store/chances.ts';

/** How long before the start to request a feed's chances, ms: its last ones count, and each game costs one request. */
const NEAR_MS = 60 * 60_000;
/** Games of a league per refresh, and failures after which the feed is left alone until the next. */
const MOST = 6;
const MOST_FAILURES = 2;

/** Requests the feed's own chances of a game once, in the last hour before it: the benchmark next to our score. */
export async function tellChances(
  { source, store, lease, now }: RefreshContext,
  league: League,
  games: readonly FeedGame[],
  refused: (item: string, reason: string) => void,
): Promise<void> {
  const { chances } = source;
  if (!chances?.leagues.has(league)) return;
  const near = games
    .filter(({ status, timeKnown, gameTime, preseason, homeTeam, awayTeam }) => {
      const left = Date.parse(gameTime) - now.getTime();
      const rated = homeTeam.ratingKey !== undefined && awayTeam.ratingKey !== undefined;
      return (
        status === 'scheduled' && timeKnown && !preseason && rated && left > 0 && left <= NEAR_MS
      );
    })
    .sort((one, other) => Date.parse(one.gameTime) - Date.parse(other.gameTime));
  if (near.length === 0) return;
  const told = await store.readToldChances(
    source.name,
    near.map(({ sourceId }) => sourceId),
  );
  const found: ToldChance[] = [];
  let failures = 0;
  for (const { sourceId } of near.filter((game) => !told.has(game.sourceId)).slice(0, MOST)) {
    const answer = await triedAsk(() => chances.chance(league, sourceId));
    if (answer.ok) found.push({ sourceId, chance: answer.value });
    else {
      refused(`chance of ${sourceId}`, answer.error.message);
      failures += 1;
      if (failures === MOST_FAILURES) break;
    }
  }
  if (found.length > 0) {
    await store.saveChances(lease, { name: source.name, asOf: now, refused }, found);
  }
}
