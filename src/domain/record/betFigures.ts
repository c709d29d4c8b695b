import { grouped } from '../lists/grouped.ts';
import { sum } from '../numbers/numbers.ts';
import { easternDate } from '../time/time.ts';
import { BET_MARKETS, ownStakeCents } from './bet.ts';
import { betLuckOf, type Luck } from './betLuck.ts';
import { clusteredMean, type MeanEstimate } from './figures/clusteredMean.ts';
import { type GradedBet, profitCents } from './gradeBet.ts';
import { sportLabel } from './groups.ts';
import { isLoss, isWin } from './outcome.ts';

/** Totals of graded bets. Money is in cents, percentages are 0–100, intervals 95 %. */
export interface BetFigures {
  readonly bets: number;
  readonly lost: number;
  readonly won: number;
  readonly pushed: number;
  readonly voided: number;
  /** The reader's own stakes on all bets that were not void. */
  readonly stakedCents: number;
  readonly profitCents: number;
  /** Bonus bets, whose stakes were the book's; absent if none. */
  readonly bonus?: number | undefined;
  /** Bets whose terms were corrected after the start; absent if none. */
  readonly corrected?: number | undefined;
  /** Profit in % of those stakes, without bonus bets, with its interval by whole days, as our record has it. */
  readonly roi?: MeanEstimate | undefined;
  /** Profit had every stake been one unit, as our record counts. */
  readonly units: number;
  /** For bets with a known close: closing-line value in %, and the share, %, that beat the close. */
  readonly closing?:
    | { readonly bets: number; readonly value: MeanEstimate; readonly beat: number }
    | undefined;
  readonly luck?: Luck | undefined;
}

/** The Eastern day that a bet counts to: its contest's, or the one on which it was taken down. */
const dayOfBet = ({ bet }: Pick<GradedBet, 'bet'>): string =>
  easternDate(bet.startTime ?? bet.takenAt);

function closingOf(graded: readonly GradedBet[]): BetFigures['closing'] {
  const values = graded.flatMap((one) =>
    one.closingValue === undefined ? [] : [{ day: dayOfBet(one), value: one.closingValue }],
  );
  const value = clusteredMean(values);
  if (!value) return undefined;
  const beat = values.filter((each) => each.value > 0).length;
  return { bets: values.length, value, beat: (100 * beat) / values.length };
}

export function betFigures(graded: readonly GradedBet[]): BetFigures {
  const count = (is: (outcome: GradedBet['outcome']) => boolean): number =>
    graded.filter(({ outcome }) => is(outcome)).length;
  const staked = graded.filter(({ outcome }) => outcome !== 'void');
  const roi = clusteredMean(
    staked
      .filter(({ bet }) => !bet.bonus)
      .map((one) => ({
        day: dayOfBet(one),
        value: 100 * one.units,
        weight: one.bet.stakeCents,
      })),
  );
  const bonus = staked.filter(({ bet }) => bet.bonus).length;
  const corrected = graded.filter(({ bet }) => bet.correctedAt !== undefined).length;
  const closing = closingOf(graded);
  const luck = betLuckOf(graded);
  return {
    bets: graded.length,
    lost: count(isLoss),
    won: count(isWin),
    pushed: count((outcome) => outcome === 'push'),
    voided: count((outcome) => outcome === 'void'),
    stakedCents: sum(staked.map(({ bet }) => ownStakeCents(bet))),
    profitCents: sum(staked.map(profitCents)),
    ...(bonus > 0 && { bonus }),
    ...(corrected > 0 && { corrected }),
    ...(roi && { roi }),
    units: sum(staked.map(({ units }) => units)),
    ...(closing && { closing }),
    ...(luck && { luck }),
  };
}

const MARKET_NAMES: readonly string[] = BET_MARKETS;

/** Bets under one name. */
export interface BetGroup {
  readonly key: string;
  readonly figures: BetFigures;
}

const groupsBy = (
  graded: readonly GradedBet[],
  keyOf: (one: GradedBet) => string,
  order: (one: BetGroup, other: BetGroup) => number,
): readonly BetGroup[] =>
  [...grouped(graded, keyOf)]
    .map(([key, own]) => ({ key, figures: betFigures(own) }))
    .toSorted(order);

const mostBets = (one: BetGroup, other: BetGroup): number =>
  other.figures.bets - one.figures.bets || (one.key < other.key ? -1 : 1);

/** Groups by sport, by market and by Eastern month ("2026-11"), the latest month first. */
export const betGroups = (graded: readonly GradedBet[]) => ({
  leagues: groupsBy(
    graded,
    ({ bet }) => (bet.league === '' ? 'Other' : sportLabel(bet.league)),
    mostBets,
  ),
  markets: groupsBy(
    graded,
    ({ bet }) => bet.market,
    (one, other) => MARKET_NAMES.indexOf(one.key) - MARKET_NAMES.indexOf(other.key),
  ),
  months: groupsBy(
    graded,
    (one) => dayOfBet(one).slice(0, 7),
    (one, other) => (one.key < other.key ? 1 : -1),
  ),
});
