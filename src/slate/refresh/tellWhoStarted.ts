import type { FeedGame } from '#domain/game/game.ts';
import { SIDES } from '#domain/game/predictedWinner.ts';
import { LEAGUES, type League } from '#domain/leagues/league.ts';
import { triedAsk } from '#feeds/reading/askAll.ts';
import type { RefreshContext } from './context.ts';
import { sideOfGameKey, type ToldSide } from './store/availability.ts';

/** Box scores per refresh, and failures after which the feed is left alone until the next. */
const MOST = 8;
const MOST_FAILURES = 2;
/** A final whose box score says nothing is given up after this time. */
const GIVEN_UP_MS = 3 * 86_400_000;

/**
 * Finds out who played quarterback in finished games if the scoreboard, which names one passing leader for both sides, leaves a
 * side open: one box score per game, until both are known.
 */
export async function tellWhoStarted(
  { source, store, lease, now }: RefreshContext,
  league: League,
  games: readonly FeedGame[],
  refused: (item: string, reason: string) => void,
): Promise<void> {
  const { reports } = source;
  if (!reports?.leagues.has(league) || LEAGUES[league].startingRole !== 'Quarterback') return;
  const over = games.filter(
    ({ status, preseason, gameTime, teamIds }) =>
      status === 'final' &&
      !preseason &&
      teamIds &&
      now.getTime() - Date.parse(gameTime) < GIVEN_UP_MS,
  );
  const told = await store.readLastTold(
    source.name,
    over.map(({ sourceId }) => sourceId),
  );
  const isOpen = ({ sourceId }: FeedGame): boolean =>
    SIDES.some(
      (side) => told.get(sideOfGameKey(sourceId, side))?.starter?.starter.status !== 'started',
    );
  const found: ToldSide[] = [];
  let failures = 0;
  for (const { sourceId, teamIds } of over.filter(isOpen).slice(0, MOST)) {
    const answer = await triedAsk(() => reports.passers(league, sourceId));
    if (!answer.ok) {
      refused(`box score of ${sourceId}`, answer.error.message);
      failures += 1;
      if (failures === MOST_FAILURES) break;
      continue;
    }
    for (const side of SIDES) {
      const name = answer.value.get(teamIds?.[side] ?? '');
      if (name !== undefined) found.push({ sourceId, side, starter: { name, status: 'started' } });
    }
  }
  if (found.length > 0) {
    await store.saveAvailability(lease, { name: source.name, asOf: now, refused }, found);
  }
}
