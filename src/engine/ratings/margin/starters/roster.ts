import type { NamedStarter } from '../../game.ts';

/** One who has started: a quarterback, a pitcher, a goalie. */
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

/** A side's recent starters, each once, weighted by how often they started; empty where none is known. */
export function sharesOf(recent: readonly number[]): readonly StarterShare[] {
  const counts = new Map<number, number>();
  for (const starter of recent) counts.set(starter, (counts.get(starter) ?? 0) + 1);
  return [...counts].map(([starter, count]) => ({ starter, weight: count / recent.length }));
}

/** Those who have not started for two seasons when one ends: they are forgotten. */
export const forgotten = ({ records }: StarterRoster, ending: number): number[] =>
  [...records.entries()].filter(([, { season }]) => season < ending - 1).map(([at]) => at);
