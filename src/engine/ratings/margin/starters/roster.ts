import type { NamedStarter } from '../../game.ts';

/** One who has started: a quarterback, a pitcher. */
export interface StarterRecord extends NamedStarter {
  /** Season of his last start. */
  season: number;
}

/** The starters of a league by number, in the order in which they came up. */
export interface StarterRoster {
  readonly numbers: Map<string, number>;
  readonly records: StarterRecord[];
}

/** How much one of those who may start counts: the weights of a side add up to 1. */
export interface StarterShare {
  readonly starter: number;
  readonly weight: number;
}

export const newStarterRoster = (): StarterRoster => ({ numbers: new Map(), records: [] });

export function enlistStarter(roster: StarterRoster, record: StarterRecord): number {
  roster.numbers.set(record.key, roster.records.length);
  return roster.records.push(record) - 1;
}

/** Number of a starter, made new where the roster does not know him. */
export const starterNumber = (roster: StarterRoster, named: NamedStarter, season: number): number =>
  roster.numbers.get(named.key) ?? enlistStarter(roster, { ...named, season });

/**
 * Who may start for a side, each once, by the turns of its recent starters (the last first): equal ones where too few
 * games are known for a turn to come. Empty where no starter is known.
 */
export function sharesOf(
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

/** Those who have not started for two seasons when one ends: they are forgotten. */
export const forgotten = ({ records }: StarterRoster, ending: number): number[] =>
  [...records.entries()].filter(([, { season }]) => season < ending - 1).map(([at]) => at);
