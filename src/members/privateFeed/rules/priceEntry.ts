import type { EventStatus } from '#domain/events/event.ts';
import type { ListedGame } from '#domain/game/listedGame.ts';
import { LEAGUES, type League } from '#domain/leagues/league.ts';
import { american, percent, signed } from '#domain/numbers/numbers.ts';
import { fairAmericanText, writtenWorstText } from '#domain/prices/fairPrice.ts';
import { decisiveShare } from '#domain/prices/lineProbability.ts';
import type { PayingPrice } from '#domain/prices/payingPrices.ts';
import { betLabel } from '#domain/prices/pricedBets.ts';
import { worstAcceptableAmerican } from '#domain/prices/staking.ts';
import { easternDate, fullDate, longDateTime } from '#domain/time/time.ts';

/** A price that pays, for a feed reader or calendar. */
export interface PriceEntry {
  /** Constant while it is the same bet, whatever its price. */
  readonly key: string;
  /** "Bills −1.5 at −105 (DraftKings)" */
  readonly title: string;
  /** Sentences, a line each. */
  readonly lines: readonly string[];
  /** When the price was last seen, ISO 8601 in UTC. */
  readonly seenAt: string;
  /** The game or event whose start a calendar follows. */
  readonly contest: { readonly table: 'games' | 'events'; readonly id: number };
  /** Its kind, from which a calendar knows the duration. */
  readonly of: League | 'fights' | 'match';
  /** ISO 8601 in UTC. */
  readonly start: string;
  readonly timeKnown: boolean;
  readonly status: EventStatus;
  /** The page of its figures. */
  readonly path: string;
  readonly asOf: string;
}

export const entryStartText = (start: string, timeKnown: boolean): string =>
  timeKnown ? longDateTime(start) : `${fullDate(easternDate(start))}, time to be announced`;

/** @param line the ledger line of the prediction; undefined if unavailable */
export function priceEntry(
  { game, bet }: PayingPrice<ListedGame>,
  line: number | undefined,
): PriceEntry {
  const share = decisiveShare(bet.shares);
  const seenAt = game.odds.find(({ book }) => book === bet.book)?.asOf ?? game.asOf;
  const worst = worstAcceptableAmerican(bet.shares.win, bet.shares.push);
  const cents = signed(100 * bet.returnPerUnit, 1);
  return {
    key: `price-${game.id}-${bet.market}-${bet.side}`,
    title: `${betLabel(game, bet)} at ${american(bet.american)} (${bet.provider})`,
    lines: [
      `${LEAGUES[game.league].name}: ${game.awayTeam.name} at ${game.homeTeam.name}, ${entryStartText(game.gameTime, game.timeKnown)}.`,
      `Our chance: ${percent(100 * share, 1)}, fair price ${fairAmericanText(share)}. Expected return ${cents}¢ per $1.`,
      ...(worst === undefined ? [] : [`Worst price worth taking: ${writtenWorstText(worst)}.`]),
      `Seen ${longDateTime(seenAt)}. It may have moved: check the page.`,
      ...(line === undefined ? [] : [`Ledger line ${line}.`]),
    ],
    seenAt,
    contest: { table: 'games', id: game.id },
    of: game.league,
    start: game.gameTime,
    timeKnown: game.timeKnown,
    status: game.status,
    path: `/game/${game.id}`,
    asOf: game.asOf,
  };
}
