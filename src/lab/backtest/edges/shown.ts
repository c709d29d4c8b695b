import { edgeOffBooks } from '#domain/prices/edgeOffBooks.ts';
import { expectedReturnPerUnit, settledUnits } from '#domain/prices/staking.ts';
import { bestBets, type OfferedBet, offeredBets, pushOfBet, settled, shareOfBet } from './bets.ts';
import type { PricedGame, ShownBet } from './types.ts';

const betOf = (game: PricedGame, bet: OfferedBet, claimed: number): ShownBet => ({
  game: `${game.season}|${game.id}`,
  cluster: `${game.season}|${game.date}`,
  market: bet.market,
  claimed,
  returned: settledUnits(bet.american, settled(game, bet)) ?? 0,
});

/**
 * The edges the site would have shown on a game: each bet's best price against the published forecast, by the same pure
 * rule. The claim is per unit staked, like the return: a stake given back earns nothing.
 */
export function shownEdges(game: PricedGame): ShownBet[] {
  const { market, published } = game;
  return bestBets(game).flatMap((bet) => {
    const share = shareOfBet(game, { ...published, ...published.lines }, bet);
    const consensusShare = shareOfBet(game, market, bet);
    if (share === undefined || consensusShare === undefined) return [];
    const { american } = bet;
    // The push does not affect whether it is an edge, and finding it means simulating the game.
    if (edgeOffBooks({ share, american, consensusShare }) === 'none') return [];
    const edge = edgeOffBooks({ share, push: pushOfBet(game, bet), american, consensusShare });
    if (edge === 'none' || 'misread' in edge) return [];
    return [betOf(game, bet, edge.returnPerUnit)];
  });
}

/** The old rule's badge: the bet with the best return by our model alone, at any book; none if that is not above 0. */
export function oldBadge(game: PricedGame): ShownBet | undefined {
  const { own } = game;
  const shareOf = ({ market, side, line }: OfferedBet): number => {
    if (side === 'home' || side === 'away' || side === 'draw') {
      if (market === 'moneyline') return own.win[side];
      const home = own.shareAt('spread', line);
      return side === 'home' ? home : 1 - home;
    }
    const over = own.shareAt('total', line);
    return side === 'over' ? over : 1 - over;
  };
  const [best] = offeredBets(game, game.odds)
    .filter(({ side }) => side !== 'draw')
    .map((bet) => ({ bet, decided: expectedReturnPerUnit(shareOf(bet), bet.american) }))
    .filter(({ decided }) => decided > 0)
    .map(({ bet, decided }) => ({ bet, claimed: (1 - pushOfBet(game, bet)) * decided }))
    .sort((one, other) => other.claimed - one.claimed);
  return best && best.claimed > 0 ? betOf(game, best.bet, best.claimed) : undefined;
}
