import type { RefreshContext } from '../context.ts';
import type { NewLineUp } from './store/announced.ts';
import { askInTurn, type Telling } from './telling.ts';

/** Line-ups are asked for this long before a start, until they are out. */
const BEFORE_MS = 75 * 60_000;
/** Most games per league and run. */
const MOST = 8;

/** Asks for the line-ups of games about to begin, and stores those that are out. */
export async function tellLineUps(
  { source, store, lease, now }: Pick<RefreshContext, 'source' | 'store' | 'lease' | 'now'>,
  { all, league, sides, refused }: Telling,
): Promise<void> {
  const soon = sides.filter(
    ({ gameTime }) => new Date(gameTime).getTime() - now.getTime() <= BEFORE_MS,
  );
  const games = Map.groupBy(soon, ({ sourceId }) => sourceId);
  if (games.size === 0) return;
  const out = await store.readGamesWithLineUps(source.name, [...games.keys()]);
  const answers = await askInTurn(
    [...games].filter(([sourceId]) => !out.has(sourceId)),
    MOST,
    ([sourceId]) => all.lineUps(league, sourceId),
    ([sourceId], reason) => refused(`line-ups of ${sourceId}`, reason),
  );
  const told = answers.flatMap(([[sourceId, both], lineUps]) =>
    both.flatMap(({ teamId = '', teamKey: team }): readonly NewLineUp[] => {
      const lineUp = lineUps.get(teamId);
      return lineUp && lineUp.starters.length > 0 ? [{ sourceId, team, ...lineUp }] : [];
    }),
  );
  if (told.length > 0) await store.saveLineUps(lease, source.name, now, told);
}
