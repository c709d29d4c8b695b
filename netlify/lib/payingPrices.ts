import { gamesUpcoming } from '#contract/gamesUpcoming.ts';
import type { EventSport } from '#domain/events/event.ts';
import type { ListedGame } from '#domain/listedGame.ts';
import { isCurrent, withCurrentQuotes } from '#domain/prices/currentQuotes.ts';
import { type PayingPrice, payingPrices } from '#domain/prices/payingPrices.ts';
import type { CurrentSlate } from '#server/store/published.ts';
import { KEYS } from '#server/tasks/answers/keys.ts';
import { currentAnswers, currentStore } from './environment.ts';
import { payingPairsAt, type SaidPair } from './payingPairs.ts';

/** A price worth taking on a game, with the ledger line of its prediction. */
interface SaidGame {
  readonly of: 'game';
  readonly price: PayingPrice<ListedGame>;
  readonly line: number | undefined;
}

export type SaidPrice = SaidGame | SaidPair;

export interface PricesNow {
  /** What is up; undefined before the first slate. */
  readonly slate: CurrentSlate | undefined;
  /** The prices that pay at this moment, the best return first; undefined where there are none of this minute. */
  readonly said: readonly SaidPrice[] | undefined;
  /** Sports of bouts and matches today of which no price was seen lately. */
  readonly unseen: readonly EventSport[];
}

const returnOf = (said: SaidPrice): number =>
  said.of === 'game' ? said.price.bet.returnPerUnit : said.price.returnPerUnit;

async function payingGamesAt(now: Date): Promise<readonly SaidGame[]> {
  const read = await currentAnswers().read(KEYS.payingGames, now);
  if (!read) throw new Error('The prices that pay have not been rendered');
  const games: readonly ListedGame[] = gamesUpcoming.answer.parse(
    JSON.parse(new TextDecoder().decode(read.bytes)),
  );
  const current = games.map((game) => withCurrentQuotes(game, now));
  const prices = payingPrices(current, now);
  const ids = prices.flatMap(({ game }) => game.prediction?.id ?? []);
  const lines = await currentStore().readLedgerEntries([...new Set(ids)]);
  return prices.map((price) => ({
    of: 'game',
    price,
    line: lines.get(price.game.prediction?.id ?? 0)?.seq,
  }));
}

/** The prices of the slate that is up that pay at a moment. Throws where it has not been rendered. */
export async function payingPricesAt(now: Date): Promise<PricesNow> {
  const slate = await currentStore().readCurrentSlate();
  if (!slate || !isCurrent(slate.asOf, now)) return { slate, said: undefined, unseen: [] };
  const [games, pairs] = await Promise.all([payingGamesAt(now), payingPairsAt(now)]);
  const said = [...games, ...pairs.said].sort((one, other) => returnOf(other) - returnOf(one));
  return { slate, said, unseen: pairs.unseen };
}

/** The same for readers who need the prices or nothing: throws if there are no prices of this minute. */
export async function currentPayingPrices(now: Date): Promise<readonly SaidPrice[]> {
  const { said } = await payingPricesAt(now);
  if (!said) throw new Error('There are no prices of this minute');
  return said;
}
