import { LEAGUES } from '#domain/leagues/league.ts';
import { type LinedMarket, shiftedShare } from '#domain/prices/lineShift.ts';
import { countedQuote, type LineShare, type WinShares } from '#domain/prices/market.ts';
import type { MarketKind, MarketSide } from '#domain/prices/marketOffers.ts';
import type { OddsQuote } from '#domain/prices/odds.ts';
import type { Settled } from '#domain/prices/staking.ts';
import type { PricedGame } from './types.ts';

/** One price that could have been taken. */
export interface OfferedBet {
  readonly market: MarketKind;
  readonly side: MarketSide;
  /** Home handicap or total; 0 on the moneyline. */
  readonly line: number;
  readonly american: number;
}

/** Share of a game's bets, 0–1, according to one source. */
interface Said {
  readonly win?: WinShares | undefined;
  readonly spread?: LineShare | undefined;
  readonly total?: LineShare | undefined;
}

/** Every price of the given books. */
export function offeredBets(
  { league }: Pick<PricedGame, 'league'>,
  odds: readonly OddsQuote[],
): OfferedBet[] {
  const bets: OfferedBet[] = [];
  const add = (market: MarketKind, side: MarketSide, line: number, american?: number): void => {
    if (american !== undefined) bets.push({ market, side, line, american });
  };
  for (const { moneyline, spread, total } of odds) {
    add('moneyline', 'home', 0, moneyline?.home);
    add('moneyline', 'away', 0, moneyline?.away);
    if (LEAGUES[league].canDraw) add('moneyline', 'draw', 0, moneyline?.draw);
    add('spread', 'home', spread?.line ?? 0, spread?.home);
    add('spread', 'away', spread?.line ?? 0, spread?.away);
    add('total', 'over', total?.line ?? 0, total?.over);
    add('total', 'under', total?.line ?? 0, total?.under);
  }
  return bets;
}

/** The best price of each side at each line; nothing for a market the books leave out. */
export function bestBets(game: PricedGame): OfferedBet[] {
  const best = new Map<string, OfferedBet>();
  const counted = game.odds.map((quote) => countedQuote(quote, game.market));
  for (const bet of offeredBets(game, counted)) {
    const key = `${bet.market}|${bet.side}|${bet.line}`;
    const known = best.get(key);
    if (!known || bet.american > known.american) best.set(key, bet);
  }
  return [...best.values()];
}

/** Share of the decided stake that a bet wins, 0–1, by the given forecast; undefined if it says nothing about the bet. */
export function shareOfBet(
  game: Pick<PricedGame, 'league'>,
  { win, spread, total }: Said,
  { market, side, line }: OfferedBet,
): number | undefined {
  if (side === 'home' || side === 'away' || side === 'draw') {
    if (market === 'moneyline') return win?.[side];
    const home = spread && at(game, 'spread', spread, line);
    return side === 'home' || home === undefined ? home : 1 - home;
  }
  const over = total && at(game, 'total', total, line);
  return side === 'over' || over === undefined ? over : 1 - over;
}

/** Average part of a bet's stake that is given back, 0–1. Ignored for a moneyline, as on the site. */
export const pushOfBet = (
  { pushAt }: Pick<PricedGame, 'pushAt'>,
  { market, line }: OfferedBet,
): number => (market === 'moneyline' ? 0 : pushAt(market, line));

const at = (
  { league }: Pick<PricedGame, 'league'>,
  market: LinedMarket,
  said: LineShare,
  line: number,
): number => shiftedShare(league, market, said.share, said.line, line);

/** How a bet ended. A level score refunds a moneyline if no draw is priced. */
export function settled(game: PricedGame, { market, side, line }: OfferedBet): Settled {
  const margin = game.homeScore - game.awayScore;
  if (side === 'draw') return margin === 0 ? 'win' : 'loss';
  if (market === 'moneyline' && LEAGUES[game.league].canDraw && margin === 0) return 'loss';
  const over = market === 'total' ? game.homeScore + game.awayScore - line : margin + line;
  const beyond = side === 'home' || side === 'over' ? over : -over;
  if (beyond === 0) return 'push';
  return beyond > 0 ? 'win' : 'loss';
}
