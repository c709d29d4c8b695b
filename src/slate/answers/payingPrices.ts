import { gamesUpcoming } from '#contract/gamesUpcoming.ts';
import type { EventSport } from '#domain/events/event.ts';
import type { ListedGame } from '#domain/game/listedGame.ts';
import { isCurrent } from '#domain/prices/currentQuotes.ts';
import { payingCurrentPrices } from '#domain/prices/payingCurrentPrices.ts';
import type { PayingPrice } from '#domain/prices/payingPrices.ts';
import type { CurrentSlate } from '#slate/archive/published.ts';
import type { Site } from '#wiring';
import { ANSWER_KEYS } from './keys.ts';
import { type PayingPairPrice, payingPairsAt } from './payingPairs.ts';
import { payingReads } from './payingReads.ts';
import { answers } from './tools.ts';

/** A price that pays on a game, with the ledger line of its prediction. */
interface SaidGame {
  readonly of: 'game';
  readonly price: PayingPrice<ListedGame>;
  readonly line: number | undefined;
}

export type SaidWorth = SaidGame | PayingPairPrice;

export interface PricesNow {
  /** The current slate; undefined before the first. */
  readonly slate: CurrentSlate | undefined;
  /** The prices that pay now, best return first; undefined if no price is current. */
  readonly said: readonly SaidWorth[] | undefined;
  /** Sports with bouts and matches today but no recent prices. */
  readonly unseen: readonly EventSport[];
}

const returnOf = (said: SaidWorth): number =>
  said.of === 'game' ? said.price.bet.returnPerUnit : said.price.returnPerUnit;

async function payingGamesAt({ use }: Site, now: Date): Promise<readonly SaidGame[]> {
  const read = await use(answers).read(ANSWER_KEYS.payingGames, now);
  if (!read) throw new Error('The bets worth taking have not been rendered');
  const games: readonly ListedGame[] = gamesUpcoming.answer.parse(
    JSON.parse(new TextDecoder().decode(read.bytes)),
  );
  const prices = payingCurrentPrices(games, now);
  const ids = prices.flatMap(({ game }) => game.prediction?.id ?? []);
  const lines = await use(payingReads).readLedgerEntries([...new Set(ids)]);
  return prices.map((price) => ({
    of: 'game',
    price,
    line: lines.get(price.game.prediction?.id ?? 0)?.seq,
  }));
}

/** The prices that pay on the current slate at a moment. Throws if it has not been rendered. */
export async function payingPricesAt(site: Site, now: Date): Promise<PricesNow> {
  const slate = await site.use(payingReads).readCurrentSlate();
  if (!slate || !isCurrent(slate.asOf, now)) return { slate, said: undefined, unseen: [] };
  const [games, pairs] = await Promise.all([payingGamesAt(site, now), payingPairsAt(site, now)]);
  const said = [...games, ...pairs.said].sort((one, other) => returnOf(other) - returnOf(one));
  return { slate, said, unseen: pairs.unseen };
}

/** The same for callers that need current prices: throws if there are none. */
export async function currentPayingPrices(site: Site, now: Date): Promise<readonly SaidWorth[]> {
  const { said } = await payingPricesAt(site, now);
  if (!said) throw new Error('There are no prices of this minute');
  return said;
}
