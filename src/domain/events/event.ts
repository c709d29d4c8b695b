import type { RatedFrom, Recipe } from '../game/prediction.ts';
import type { EventLeague } from '../leagues/eventLeague.ts';
import type { OddsSource } from '../prices/odds.ts';

/** Sports whose contests are events rather than games of two teams, as the specification names them. */
export const EVENT_SPORTS = ['UFC', 'Boxing', 'Tennis', 'F1', 'NASCAR', 'Golf'] as const;
export type EventSport = (typeof EVENT_SPORTS)[number];

/** Where an event stands. Postponed stands for cancelled and abandoned as well. */
export type EventStatus = 'scheduled' | 'live' | 'final' | 'postponed';

export interface EventVenue {
  readonly name?: string | undefined;
  readonly city?: string | undefined;
  /** Country, or state and country. */
  readonly country?: string | undefined;
}

/** What is known of an event of any sport. */
export interface EventFacts {
  readonly league: EventLeague;
  /** As the feed names it, e.g. "UFC Fight Night: Usman vs. Buckley". */
  readonly name: string;
  /** Scheduled start, ISO 8601 in UTC. */
  readonly startTime: string;
  /** False while the feed knows only the day: startTime then is noon in New York. */
  readonly timeKnown: boolean;
  readonly status: EventStatus;
  readonly venue?: EventVenue | undefined;
  /** Thumbnail, from the feed's own image host. */
  readonly imageUrl?: string | undefined;
}

/** What simulated an event, what came out, and how to run it again. */
export interface EventPrediction<Outcome> {
  readonly id: number;
  readonly outcome: Outcome;
  /** Inputs are the model's own: engine/{tennis,fights,golf,racing}. */
  readonly recipe: Recipe<unknown>;
  readonly ratedFrom?: RatedFrom | undefined;
  /** Of two: what our model alone says, before the market. No return or stake is ever worked out from it. */
  readonly own?: TwoWayShares | undefined;
  /** Of two: the market that the outcome is anchored to; absent while no book quotes them, and for fields. */
  readonly anchor?: TwoWayMarket | undefined;
  /** Day of the last result that its ratings had learned from, YYYY-MM-DD. */
  readonly learnedTo?: string | undefined;
  /** When it was computed, ISO 8601 in UTC. */
  readonly asOf: string;
}

/** Chances of two to win, 0–1, summing to 1: a draw counts for neither. */
export interface TwoWayShares {
  readonly a: number;
  readonly b: number;
}

/** What the books together think of a bout or match, without their vig. */
export interface TwoWayMarket extends TwoWayShares {
  /** The bookmakers that were read, in the order of their quotes. */
  readonly books: readonly string[];
  /** Those whose price is too far from the others' to be read. */
  readonly leftOut: readonly { readonly provider: string; readonly reason: string }[];
}

/** A two-way price. American odds. */
export interface TwoWayQuote {
  readonly source: OddsSource;
  readonly provider: string;
  readonly sample: boolean;
  /** When it was seen, ISO 8601 in UTC. */
  readonly asOf: string;
  readonly a: number;
  readonly b: number;
}

/** What the store adds to what a feed said. */
export interface Stored {
  /** Our own number. */
  readonly id: number;
  /** The feed it came from, e.g. "espn"; "authored" for the sample events of June 2025. */
  readonly source: string;
  /** True where no feed names the event: of the sample source, or authored. */
  readonly sample: boolean;
  /** When the feed last confirmed it, ISO 8601 in UTC. */
  readonly asOf: string;
}
