import type { Game } from '#domain/game/game.ts';
import { type ListedGame, listedGame } from '#domain/game/listedGame.ts';
import type { LedgerEntry } from '#domain/ledger/entry.ts';
import type { LineHistory } from '#domain/prices/lineHistory.ts';
import { easternDayRange } from '#domain/time/time.ts';
import type { Store } from '#slate/store.ts';

type PageStore = Pick<Store, 'readPublishedGames' | 'readLedgerEntries' | 'readLineHistory'>;

interface GameWithLedger {
  readonly game: Game;
  /** The prediction's entry; absent without one. */
  readonly ledger: LedgerEntry | undefined;
  readonly lines: LineHistory;
}

/** A game of one slate with its ledger entry and the history of its lines; undefined if the slate has no such game. */
export async function readSlateGame(
  store: PageStore,
  slate: { readonly id: number; readonly asOf: string },
  id: number,
): Promise<GameWithLedger | undefined> {
  const slateId = slate.id;
  const [game] = await store.readPublishedGames({ slateId, id });
  if (!game) return undefined;
  const said = game.prediction?.id;
  const [lines, ledger] = await Promise.all([
    store.readLineHistory({ slateId, until: slate.asOf, id }),
    said === undefined ? undefined : store.readLedgerEntries([said]),
  ]);
  return {
    game,
    lines: lines.get(id) ?? [],
    ledger: said === undefined ? undefined : ledger?.get(said),
  };
}

/** A slate's games of one Eastern day, in the form for lists. */
export async function readSlateDay(
  store: PageStore,
  slateId: number,
  date: Parameters<typeof easternDayRange>[0],
): Promise<readonly ListedGame[]> {
  const { from, to } = easternDayRange(date);
  const day = { slateId, from: new Date(from), to: new Date(to) };
  return (await store.readPublishedGames(day)).map(listedGame);
}
