import { addressOf } from '#domain/check/legText.ts';
import type { CardGame } from '#domain/game/listedGame.ts';
import {
  expectedValuePath,
  halfPointPath,
  kellyPath,
  noVigPath,
  toolPath,
} from '#domain/tools/links.ts';
import { TABLE_LEAGUES } from '#domain/tools/marginTable.ts';
import type { PricedBet } from '../pricedBets.ts';
import type { MarketMiddle } from './middlesOf.ts';

type Bet = Pick<PricedBet, 'market' | 'side' | 'line' | 'american'>;

/** The check of one bet at its price. */
export const rowCheckPath = (
  { id }: Pick<CardGame, 'id'>,
  { market, side, line, american }: Bet,
): string =>
  `/check${addressOf({
    legs: [{ game: id, market, side, ...(line !== undefined && { line }), price: american }],
  })}`;

/** The calculator of expected value, filled with the price and the published chance. */
export const valuePath = ({ american, shares }: Pick<PricedBet, 'american' | 'shares'>): string =>
  expectedValuePath(american, shares.win, shares.push);

/** The calculator of a stake by Kelly; undefined for a price that pays nothing. */
export const stakePath = ({
  american,
  shares,
  returnPerUnit,
}: Pick<PricedBet, 'american' | 'shares'> & { readonly returnPerUnit: number }):
  | string
  | undefined => (returnPerUnit > 0 ? kellyPath(american, shares.win, shares.push) : undefined);

/** The calculator of other lines of a spread or total, filled with the bet; undefined for a bet without a line, and in leagues that it has no table of. */
export function otherLinePath(
  { id, league }: Pick<CardGame, 'id' | 'league'>,
  { market, side, line, american }: Bet,
): string | undefined {
  const known = TABLE_LEAGUES.some((one) => one === league);
  if (market === 'moneyline' || line === undefined || !known) return undefined;
  return halfPointPath({
    league,
    bet: market === 'spread' ? 'spread' : side === 'over' ? 'over' : 'under',
    line,
    american,
    game: id,
    team: side === 'home' || side === 'away' ? side : undefined,
  });
}

/** The calculator of a hedge: a bet at the first price, and what the other side asks now. */
export const hedgePath = (american: number, other: number): string =>
  toolPath('hedge', { stake: 100, price: american, other });

/** The calculator of a market without its margin, filled with the best price of each side. */
export const holdPath = (sides: readonly Pick<PricedBet, 'american'>[]): string =>
  noVigPath(sides.map(({ american }) => american));

/** The calculator of a middle, filled with both bets; undefined in leagues that it has no table of. */
export function middlePath({ game, first, second }: MarketMiddle): string | undefined {
  const league = TABLE_LEAGUES.find((one) => one === game.league);
  if (league === undefined) return undefined;
  return toolPath('middle', {
    league,
    market: first.market,
    line1: first.line,
    price1: first.american,
    line2: second.line,
    price2: second.american,
    stake1: 100,
    game: game.id,
    team: first.market === 'spread' ? 'home' : undefined,
  });
}
