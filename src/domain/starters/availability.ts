import type { Instant } from '../time/time.ts';

/** How certain a starter is: announced, only expected, or he did start. */
export const START_STATUSES = ['announced', 'expected', 'started'] as const;
type StartStatus = (typeof START_STATUSES)[number];

/** Why we expect a quarterback whom no feed names: see expectQuarterback.ts. */
export const STARTER_BASES = [
  'last starter',
  'questionable',
  'depth chart',
  'questionable chart',
  'chart alone',
] as const;
export type StarterBasis = (typeof STARTER_BASES)[number];

/** Whether a basis leaves open if he starts: a questionable player does about every second time. */
export const leavesOpen = (basis: StarterBasis | undefined): boolean =>
  basis === 'questionable' || basis === 'questionable chart';

/** The quarterback, pitcher or goalie who starts for a side. */
export interface KnownStarter {
  readonly name: string;
  readonly status: StartStatus;
  /** Set if this is our reading of reports; absent if the feed itself says so. */
  readonly basis?: StarterBasis | undefined;
}

/** Names of a side's players listed as missing the game; empty if nobody is. */
export interface OutList {
  readonly names: readonly string[];
  /** When the report was last read, ISO 8601 in UTC. */
  readonly asOf: string;
}

/** What is known about a side's players; football's list has only its quarterbacks. */
export interface SideAvailability {
  readonly starter?: KnownStarter | undefined;
  readonly out?: OutList | undefined;
}

export interface Availability {
  readonly home?: SideAvailability | undefined;
  readonly away?: SideAvailability | undefined;
}

/** A list read longer ago says nothing about a game to come. */
const LIST_SERVES_MS = 86_400_000;

/** The names of a list that is valid at an instant, at most a day after it was read; else undefined. */
export function namesOut(list: OutList | undefined, at: Instant): readonly string[] | undefined {
  if (!list) return undefined;
  return new Date(at).getTime() - Date.parse(list.asOf) <= LIST_SERVES_MS ? list.names : undefined;
}
