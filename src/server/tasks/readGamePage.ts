import type { Game } from '#domain/game.ts';
import { type ListedGame, listedGame } from '#domain/listedGame.ts';
import { easternDayRange } from '#domain/time.ts';
import type { LedgerEntry } from '#server/store/ledger.ts';
import type { Store } from '#server/store/store.ts';

type PageStore = Pick<Store, 'readPublishedGames' | 'readLedgerEntries'>;

export interface GameWithLedger {
  readonly game: Game;
  /** Of its prediction; absent without one. */
  readonly ledger: LedgerEntry | undefined;
}

/** A game of one slate with its ledger entry; undefined where the slate has no such game. */
export async function readSlateGame(
  store: PageStore,
  slateId: number,
  id: number,
): Promise<GameWithLedger | undefined> {
  const [game] = await store.readPublishedGames({ slateId, id });
  if (!game) return undefined;
  const said = game.prediction?.id;
  if (said === undefined) return { game, ledger: undefined };
  return { game, ledger: (await store.readLedgerEntries([said])).get(said) };
}

/** A slate's games of one Eastern day, as lists carry them. */
export async function readSlateDay(
  store: PageStore,
  slateId: number,
  date: Parameters<typeof easternDayRange>[0],
): Promise<readonly ListedGame[]> {
  const { from, to } = easternDayRange(date);
  const day = { slateId, from: new Date(from), to: new Date(to) };
  return (await store.readPublishedGames(day)).map(listedGame);
}
