import { decimalOdds } from '../prices/oddsFormats.ts';

/** A bet that is open, and the other side's price now. American prices; stakes in the same unit. */
interface OpenBet {
  readonly stake: number;
  readonly american: number;
  readonly otherAmerican: number;
}

/** What a hedge does: the stake on the other side, and the profit over both bets, whichever wins. */
interface Hedge {
  readonly stake: number;
  readonly profit: number;
}

/** The hedge after which it does not matter who wins: payout ÷ the other side's decimal odds. */
export function evenHedge({ stake, american, otherAmerican }: OpenBet): Hedge {
  const payout = stake * decimalOdds(american);
  const other = payout / decimalOdds(otherAmerican);
  return { stake: other, profit: payout - stake - other };
}

/** The smallest hedge that loses nothing if the other side wins: the first bet then still pays `ifFirst`. */
export function freeHedge({ stake, american, otherAmerican }: OpenBet): {
  readonly stake: number;
  readonly ifFirst: number;
} {
  const other = stake / (decimalOdds(otherAmerican) - 1);
  return { stake: other, ifFirst: stake * (decimalOdds(american) - 1) - other };
}

/** What an open bet is worth: its payout × the chance (0–1) that it wins. */
export const worthOf = (stake: number, american: number, chance: number): number =>
  stake * decimalOdds(american) * chance;
