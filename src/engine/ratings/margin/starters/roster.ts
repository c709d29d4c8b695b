import type { NamedStarter } from '../../game.ts';

/** A quarterback or pitcher who has started. */
export interface StarterRecord extends NamedStarter {
  /** Season of his last start. */
  season: number;
}

/** The starters of a league by number, in order of appearance. */
export interface StarterRoster {
  readonly numbers: Map<string, number>;
  readonly records: StarterRecord[];
}

/** Weight of one possible starter: a side's weights add up to 1. */
export interface StarterShare {
  readonly starter: number;
  readonly weight: number;
}

export const newStarterRoster = (): StarterRoster => ({ numbers: new Map(), records: [] });

export function enlistStarter(roster: StarterRoster, record: StarterRecord): number {
  roster.numbers.set(record.key, roster.records.length);
  return roster.records.push(record) - 1;
}

/** Number of a starter; adds him to the roster if new. */
export const starterNumber = (roster: StarterRoster, named: NamedStarter, season: number): number =>
  roster.numbers.get(named.key) ?? enlistStarter(roster, { ...named, season });

/**
 * The possible starters of a side, each once, weighted by the turns of its recent starters (latest first); equal weights if too
 * few games are known to see a turn. Empty if no starter is known.
 */
export function starterShares(
  recent: readonly number[],
  turns: readonly number[],
): readonly StarterShare[] {
  const known = recent.map((_, ago) => turns[ago] ?? 0);
  const sum = known.reduce((total, turn) => total + turn, 0);
  const weights = new Map<number, number>();
  for (const [ago, starter] of recent.entries()) {
    const weight = sum > 0 ? (known[ago] ?? 0) / sum : 1 / recent.length;
    if (weight > 0) weights.set(starter, (weights.get(starter) ?? 0) + weight);
  }
  return [...weights].map(([starter, weight]) => ({ starter, weight }));
}

/** Starters to forget when a season ends: those without a start for two seasons. */
export const startersToForget = ({ records }: StarterRoster, ending: number): number[] =>
  [...records.entries()].filter(([, { season }]) => season < ending - 1).map(([at]) => at);
