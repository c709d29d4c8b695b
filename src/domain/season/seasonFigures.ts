import type { OddsByTeam } from './oddsByTeam.ts';

/** Odds that were said to be within ten hundredths, and how often they came. */
interface SeasonBin {
  /** Lower end, 0–1. */
  readonly from: number;
  readonly odds: number;
  /** Mean of the odds; share that came. */
  readonly said: number;
  readonly came: number;
}

/** How a season's odds of one goal turned out, every team and day counted once. */
export interface SeasonFigures {
  readonly goal: string;
  readonly days: number;
  /** Odds that were scored: teams × days. */
  readonly odds: number;
  /** Mean squared difference from what came, 0–1 (Brier 1950, https://doi.org/10.1175/1520-0493(1950)078<0001:VOFEIT>2.0.CO;2). */
  readonly brier: number;
  /** Mean of −ln of the chance given to what came; a chance of 0 counts as one in 20,000, half of the finest that the runs tell. */
  readonly logLoss: number;
  /** Brier score of giving each team the share of teams that reach the goal. */
  readonly baseBrier: number;
  readonly bins: readonly SeasonBin[];
}

const LEAST = 1 / 20_000;
const BINS = 10;

interface Scored {
  readonly said: number;
  readonly came: boolean;
}

const round = (value: number): number => Math.round(value * 1e6) / 1e6;

const meanOf = (scored: readonly Scored[], of: (one: Scored) => number): number =>
  scored.length === 0 ? 0 : round(scored.reduce((sum, one) => sum + of(one), 0) / scored.length);

const cameOf = ({ came }: Scored): number => (came ? 1 : 0);

function logLoss({ said, came }: Scored): number {
  const chance = came ? said : 1 - said;
  return -Math.log(Math.max(chance, LEAST));
}

const binOf = ({ said }: Scored): number => Math.min(Math.floor(said * BINS), BINS - 1);

function binsOf(scored: readonly Scored[]): SeasonBin[] {
  return Array.from({ length: BINS }, (_, bin) => {
    const own = scored.filter((one) => binOf(one) === bin);
    const said = meanOf(own, (one) => one.said);
    return { from: bin / BINS, odds: own.length, said, came: meanOf(own, cameOf) };
  }).filter(({ odds }) => odds > 0);
}

/**
 * Scores of a season's odds by goal.
 * @param days each day's odds
 * @param came ids of the goals that a team reached, by team key
 */
export function seasonFiguresOf(
  goals: readonly string[],
  days: readonly OddsByTeam[],
  came: Readonly<Record<string, readonly string[]>>,
): readonly SeasonFigures[] {
  return goals.map((goal) => {
    const scored = days.flatMap((odds) =>
      Object.entries(odds).map(([team, said]) => ({
        said: said[goal] ?? 0,
        came: came[team]?.includes(goal) ?? false,
      })),
    );
    const base = meanOf(scored, cameOf);
    return {
      goal,
      days: days.length,
      odds: scored.length,
      brier: meanOf(scored, (one) => (one.said - cameOf(one)) ** 2),
      logLoss: meanOf(scored, logLoss),
      baseBrier: round(base * (1 - base)),
      bins: binsOf(scored),
    };
  });
}
