import type { FightMethod, FightSide } from '#domain/outcomes/fight.ts';
import { fairProbabilities } from '#domain/prices/fairProbabilities.ts';
import type { FightClosing, SixWays } from '#engine/fights/types.ts';

/** Closing prices, American. */
interface FightPrices {
  readonly moneyline?: Readonly<Record<FightSide, number>> | undefined;
  /** One six-way market: each side by each method. */
  readonly methods?: Readonly<Record<FightSide, Readonly<Record<FightMethod, number>>>> | undefined;
}

/** Fair probabilities of closing prices (power method); a market that is missing or malformed is left out. */
export function fightClosing({ moneyline, methods }: FightPrices): FightClosing {
  return {
    winA: moneyline && fairProbabilities([moneyline.a, moneyline.b])?.[0],
    methods: methods && sixWays(methods.a, methods.b),
  };
}

type MethodPrices = Readonly<Record<FightMethod, number>>;

function sixWays(a: MethodPrices, b: MethodPrices): SixWays | undefined {
  const prices = [a, b].flatMap((side) => [side.knockout, side.submission, side.decision]);
  const fair = fairProbabilities(prices);
  if (!fair) return undefined;
  const [aKo = 0, aSub = 0, aDecision = 0, bKo = 0, bSub = 0, bDecision = 0] = fair;
  return { a: [aKo, aSub, aDecision], b: [bKo, bSub, bDecision] };
}
