import {
  decisiveWinShare,
  type FightMethod,
  type FightOutcome,
  type FightSide,
  finishesByRound,
  meanDuration,
  methodShares,
} from './fight.ts';

/** The ending named on a fight's card: the likelier winner, his most frequent method, and when. */
interface LikeliestEnding {
  readonly side: FightSide;
  readonly method: FightMethod;
  /** 1 to the scheduled rounds; for a decision the last round. */
  readonly round: number;
}

/** One reason for the prediction: how many logits it moves the win probability, positive toward a. */
export interface FightFactor {
  readonly name: FightFactorName;
  readonly logit: number;
}

type FightFactorName = 'rating' | 'age' | 'reach' | 'debut' | 'layoff' | 'knockedOut' | 'market';

/** The specification's event prediction of a fight. */
export interface FightPrediction {
  readonly winner: string;
  readonly method: FightMethod;
  readonly round: number;
  /** Simulated share of the winner in decisive runs, 0–100. */
  readonly winProbability: number;
  /** 0–100; the same share: how sure the simulation is of the winner. */
  readonly confidence: number;
  /** Mean fighting time, minutes. */
  readonly fightDuration: number;
  readonly keyFactors: readonly string[];
}

/** A level fight goes to side a. Of equally frequent rounds, the earlier one. */
export function likeliestEnding(outcome: FightOutcome): LikeliestEnding {
  const side = decisiveWinShare(outcome, 'b') > 0.5 ? 'b' : 'a';
  const shares = methodShares(outcome, side);
  const method = (['decision', 'knockout', 'submission'] as const).reduce((best, other) =>
    shares[other] > shares[best] ? other : best,
  );
  if (method === 'decision') return { side, method, round: outcome.rounds };
  const byRound = finishesByRound(outcome, side, method);
  return { side, method, round: byRound.indexOf(Math.max(...byRound)) + 1 };
}

const REASON: Readonly<Record<FightFactorName, string>> = {
  rating: 'stronger by results and past odds',
  age: 'favored by age',
  reach: 'longer reach',
  debut: 'opponent is new to our ratings',
  layoff: 'we have no result of the opponent in over a year',
  knockedOut: 'opponent was stopped in the last fight',
  market: 'rated higher by the books than by us',
};

/** Factors below this many logits (about one point of probability) are not worth a line. */
const WORTH_NAMING = 0.04;

/** "Name: reason" for the factors that move the prediction, the strongest first, at most five. */
function fightKeyFactors(
  factors: readonly FightFactor[],
  names: Readonly<Record<FightSide, string>>,
): string[] {
  return factors
    .filter(({ logit }) => Math.abs(logit) >= WORTH_NAMING)
    .toSorted((one, other) => Math.abs(other.logit) - Math.abs(one.logit))
    .slice(0, 5)
    .map(({ name, logit }) => `${logit > 0 ? names.a : names.b}: ${REASON[name]}`);
}

/** Everything the event card prints, from the simulated runs and the model's own reasons. */
export function fightPrediction(
  outcome: FightOutcome,
  names: Readonly<Record<FightSide, string>>,
  factors: readonly FightFactor[],
): FightPrediction {
  const { side, method, round } = likeliestEnding(outcome);
  const winProbability = 100 * decisiveWinShare(outcome, side);
  return {
    winner: names[side],
    method,
    round,
    winProbability,
    confidence: winProbability,
    fightDuration: meanDuration(outcome),
    keyFactors: fightKeyFactors(factors, names),
  };
}

/** Chance of the fighter named first, 0–100; undefined while the bout is not simulated. */
export function chanceOfFirst(
  prediction: Pick<FightPrediction, 'winner' | 'winProbability'> | undefined,
  first: string,
): number | undefined {
  if (!prediction) return undefined;
  const { winner, winProbability } = prediction;
  return winner === first ? winProbability : 100 - winProbability;
}
