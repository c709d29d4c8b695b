import type { GolfTour } from '../leagues/eventLeague.ts';
import type { GolfOutcome } from '../outcomes/golf.ts';
import type { EventFacts, EventPrediction } from './event.ts';

/** Missed the cut, withdrew or did not start, was disqualified. */
export const GOLFER_OUT = ['cut', 'withdrawn', 'disqualified'] as const;
export type GolferOut = (typeof GOLFER_OUT)[number];

export interface Golfer {
  /** Unique within the field; outcomes use it. */
  readonly id: string;
  readonly name: string;
  readonly country?: string | undefined;
  /** Team of a team competition (LIV). */
  readonly team?: string | undefined;
  /** Names of an entry's players, if entries are pairs. */
  readonly members?: readonly string[] | undefined;
  /** Why he is out, once the feed says. */
  readonly out?: GolferOut | undefined;
  /**
   * Skill from another source, strokes per round on the ratings' scale (see the engine's Entrant); used by samples of tours
   * without results.
   */
  readonly skill?: { readonly mean: number; readonly sd: number } | undefined;
}

export interface GolfResult {
  readonly winner: string;
  /** Ids in order of finish; players who missed the cut or withdrew come last. */
  readonly order: readonly string[];
}

/** A stroke-play tournament. startTime is its first day. */
export interface GolfTournament extends EventFacts {
  readonly kind: 'tournament';
  readonly league: GolfTour;
  readonly course?: string | undefined;
  /** Last day, ISO 8601 in UTC. */
  readonly endTime?: string | undefined;
  /** As the feed writes it, e.g. "$20,000,000". */
  readonly purse?: string | undefined;
  /** Rounds and cut, if they differ from the tour's rules. `cut: null` means none; `within` in strokes, 0 for no such rule. */
  readonly rounds?: number | undefined;
  readonly cut?:
    | { readonly after: number; readonly places: number; readonly within: number }
    | null
    | undefined;
  /** One authored sentence on the format, in samples. */
  readonly format?: string | undefined;
  /** Empty while unknown. */
  readonly field: readonly Golfer[];
  /** Head-to-heads by id. If none are named, the engine compares neighbors among the best rated. */
  readonly pairs: readonly (readonly [a: string, b: string])[];
  /** Nationality markets: name and the countries that count, as the field writes them. */
  readonly groups: readonly { readonly name: string; readonly countries: readonly string[] }[];
  readonly result?: GolfResult | undefined;
  readonly prediction?: EventPrediction<GolfOutcome> | undefined;
}
