import { bestPrice } from '../../events/bestPrice.ts';
import { type EventPart, twoOf } from '../../events/parts.ts';
import type { SportEvent } from '../../events/sportEvent.ts';
import { isReturn, readSide, twoWayEdge } from '../../events/twoWayEdge.ts';
import { contenders } from '../../events/winners.ts';
import { isFreshQuote } from '../../game/freshness.ts';
import type { CardGame } from '../../game/listedGame.ts';
import { LEAGUES } from '../../leagues/league.ts';
import { bookName } from '../../prices/bookmakers.ts';
import { type EdgeBet, gameEdgesOf, readBet } from '../../prices/gameEdges.ts';
import { decisiveShare } from '../../prices/lineProbability.ts';
import { offerOfSide } from '../../prices/offerOfSide.ts';
import { readingNow } from '../../prices/readingNow.ts';
import { sharpHistoryOf } from '../../prices/sharpHistory.ts';
import { priceSaid } from './edgeSaid.ts';
import type { ShownEdge } from './pick.ts';

/** Feeds through which a book asks exactly this of a bet. */
const feedsOf = (odds: CardGame['odds'], { book, market, side, line, american }: EdgeBet) =>
  odds.flatMap((quote) => {
    const offer = offerOfSide(quote, market, side);
    const same = quote.book === book && offer.line === line && offer.american === american;
    return same ? [quote.feed] : [];
  });

/** The edges that a game's page shows at a time: prices that can be taken and were seen recently; never a sample's. */
export function gameEdges(game: CardGame, now: Date): readonly ShownEdge[] {
  const odds = game.odds.filter(({ sample, asOf }) => !sample && isFreshQuote(game, asOf, now));
  const read = readingNow({ ...game, odds }, now);
  return gameEdgesOf(read).map((bet) => ({
    market: bet.market,
    pick: bet.side,
    ...(bet.line !== undefined && { line: bet.line }),
    ...priceSaid(bet.american, feedsOf(odds, bet), readBet(read, bet, bet.american)?.verdict),
    book: bet.provider,
    probability: 100 * decisiveShare(bet.shares),
    choices: bet.market === 'moneyline' && LEAGUES[game.league].canDraw ? 3 : 2,
    claimed: bet.returnPerUnit,
  }));
}

const SIDES = ['a', 'b'] as const;

/** The edges of a bout or match: each contestant's best price. */
export function partEdges(event: SportEvent, part: EventPart, now: Date): readonly ShownEdge[] {
  const two = twoOf(event, part.key);
  const [a] = contenders(event, part.key) ?? [];
  if (!two?.prediction || !a || (event.kind !== 'fights' && event.kind !== 'match')) return [];
  const { prediction } = two;
  const game = { status: event.status, gameTime: event.startTime };
  const moneyline = (two.moneyline ?? []).filter(
    ({ sample, asOf }) => !sample && isFreshQuote(game, asOf, now),
  );
  return SIDES.flatMap((side) => {
    const share = a.probability / 100;
    const { priceHistory } = readingNow(
      { odds: moneyline, priceHistory: sharpHistoryOf(two) },
      now,
    );
    const part = { league: event.league, moneyline, priceHistory, prediction, share };
    const edge = twoWayEdge(part, side);
    const best = bestPrice(moneyline, side);
    if (!edge || !isReturn(edge) || !best) return [];
    const { odds, provider } = best;
    const asked = moneyline.filter((quote) => quote.provider === provider && quote[side] === odds);
    const feeds = asked.map(({ feed }) => feed);
    return [
      {
        market: 'moneyline' as const,
        pick: two[side].name,
        ...priceSaid(odds, feeds, readSide(part, side)?.verdict),
        book: best.provider,
        probability: side === 'a' ? a.probability : 100 - a.probability,
        choices: 2,
        claimed: edge.returnPerUnit,
      },
    ];
  });
}

/** Identifies a bet: a price that moves is the same bet, and counts as first shown. */
export const betKey = ({ market, pick, line }: Pick<ShownEdge, 'market' | 'pick' | 'line'>) =>
  `${market}|${pick}|${line ?? ''}`;

/** A withheld price that moves is said no second time: nobody could tell the two lines apart. */
const shownAs = (edge: ShownEdge): string =>
  `${betKey(edge)}|${bookName(edge.book)}|${edge.price ?? ''}`;

/** Whether the same bets are shown at the same prices; small changes of the claimed return do not matter. */
export const sameEdges = (one: readonly ShownEdge[], other: readonly ShownEdge[]): boolean => {
  const names = new Set(one.map(shownAs));
  return one.length === other.length && other.every((edge) => names.has(shownAs(edge)));
};
