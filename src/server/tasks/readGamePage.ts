import { otherGamesThatDay } from '#domain/otherGames.ts';
import { easternDate, easternDayRange } from '#domain/time.ts';
import type { Store } from '#server/store/store.ts';

type PageStore = Pick<Store, 'readCurrentSlate' | 'readPublishedGames' | 'readLedgerEntries'>;

/** All that a game's page shows, from the slate that is up and from no other; undefined where it has no such game. */
export async function readGamePage(store: PageStore, id: number, now: Date) {
  const current = await store.readCurrentSlate();
  if (!current) return undefined;
  const { id: slateId, contentHash: slate, sample } = current;
  const [game] = await store.readPublishedGames({ slateId, id });
  if (!game) return undefined;
  const { from, to } = easternDayRange(easternDate(game.gameTime));
  const day = { slateId, from: new Date(from), to: new Date(to) };
  const said = game.prediction?.id;
  const [games, ledger] = await Promise.all([
    store.readPublishedGames(day),
    store.readLedgerEntries(said === undefined ? [] : [said]),
  ]);
  return {
    game,
    ledger: said === undefined ? undefined : ledger.get(said),
    others: otherGamesThatDay(games, game, now),
    slate,
    sample,
  };
}
