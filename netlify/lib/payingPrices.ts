import { gamesUpcoming } from '#contract/gamesUpcoming.ts';
import type { ListedGame } from '#domain/listedGame.ts';
import { type PayingPrice, payingPrices } from '#domain/prices/payingPrices.ts';
import { KEYS } from '#server/tasks/answers/keys.ts';
import { list } from '#server/tasks/answers/timedText.ts';
import { currentAnswers, currentStore } from './environment.ts';

/** A price that pays, with the line of the ledger that said the prediction. */
export interface SaidPrice {
  readonly price: PayingPrice<ListedGame>;
  readonly line: number | undefined;
}

/** The prices of the slate that is up that pay at this moment, the best return first. */
export async function currentPayingPrices(now: Date): Promise<readonly SaidPrice[]> {
  const read = await currentAnswers().read(KEYS.payingGames, now, list([]));
  const games: readonly ListedGame[] = read
    ? gamesUpcoming.answer.parse(JSON.parse(new TextDecoder().decode(read.bytes)))
    : [];
  const prices = payingPrices(games, now);
  const said = prices.flatMap(({ game }) => game.prediction?.id ?? []);
  const lines = await currentStore().readLedgerEntries([...new Set(said)]);
  return prices.map((price) => ({
    price,
    line: lines.get(price.game.prediction?.id ?? 0)?.seq,
  }));
}
