import { isFreshQuote } from '#domain/game/freshness.ts';
import type { ListedGame } from '#domain/game/listedGame.ts';
import { isCurrent } from '#domain/prices/currentQuotes.ts';
import { wholeFairAmerican } from '#domain/prices/fairPrice.ts';
import { decisiveShare } from '#domain/prices/lineProbability.ts';
import type { PayingPrice } from '#domain/prices/payingPrices.ts';
import { betLabel } from '#domain/prices/pricedBets.ts';

/** A price that pays, in the form of a member's list. */
export interface TodaysPrice {
  /** Constant while it is the same bet. */
  readonly key: string;
  /** The page of its figures. */
  readonly path: string;
  readonly league: string;
  /** "Chiefs @ Bills", "Ann Able vs. Bea Baker" */
  readonly name: string;
  /** ISO 8601 in UTC. */
  readonly gameTime: string;
  readonly timeKnown: boolean;
  /** "Bills −1.5" */
  readonly bet: string;
  /** American odds, and the book. */
  readonly american: number;
  readonly book: string;
  /** Our figure, 0–1, and its break-even price; none for what never or always happens. */
  readonly share: number;
  readonly fair?: number | undefined;
  readonly returnPerUnit: number;
  /** When the price was last seen, ISO 8601 in UTC. */
  readonly seenAt: string;
  /** The ledger line of the prediction. */
  readonly ledgerLine?: number | undefined;
}

/** Games that start before this time tomorrow. */
const AHEAD_MS = 24 * 3_600_000;

export const startsWithinADay = ({ gameTime }: { readonly gameTime: string }, now: Date): boolean =>
  Date.parse(gameTime) - now.getTime() <= AHEAD_MS;

export function todaysPrice(
  { game, bet }: PayingPrice<ListedGame>,
  ledgerLine: number | undefined,
): TodaysPrice {
  const share = decisiveShare(bet.shares);
  const quote = game.odds.find(({ book }) => book === bet.book);
  const fair = wholeFairAmerican(share);
  return {
    key: `game-${game.id}-${bet.market}-${bet.side}`,
    path: `/game/${game.id}`,
    league: game.league,
    name: `${game.awayTeam.shortName} @ ${game.homeTeam.shortName}`,
    gameTime: game.gameTime,
    timeKnown: game.timeKnown,
    bet: betLabel(game, bet),
    american: bet.american,
    book: bet.provider,
    share,
    ...(fair !== undefined && { fair }),
    returnPerUnit: bet.returnPerUnit,
    seenAt: quote?.asOf ?? game.asOf,
    ...(ledgerLine !== undefined && { ledgerLine }),
  };
}

/** Whether a price read earlier may still be shown: its game has not begun, and it was seen recently. */
export const stillStands = ({ gameTime, seenAt }: TodaysPrice, now: Date): boolean =>
  isFreshQuote({ status: 'scheduled', gameTime }, seenAt, now) && isCurrent(seenAt, now);
