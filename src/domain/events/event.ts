import type { PreviousStart } from '../game/game.ts';
import type { RatedFrom, Recipe } from '../game/prediction.ts';
import type { EventLeague } from '../leagues/eventLeague.ts';
import type { PriceFeed } from '../prices/feeds.ts';

/** Sports whose contests are events rather than games of two teams, as the specification names them. */
export const EVENT_SPORTS = ['UFC', 'Boxing', 'Tennis', 'F1', 'NASCAR', 'Golf'] as const;
export type EventSport = (typeof EVENT_SPORTS)[number];

/** The state of an event. Postponed also covers canceled and abandoned. */
export const EVENT_STATUSES = ['scheduled', 'live', 'final', 'postponed'] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];

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
  /** False while the feed knows only the day: startTime is then noon in New York. */
  readonly timeKnown: boolean;
  readonly status: EventStatus;
  readonly venue?: EventVenue | undefined;
  /** Thumbnail, from the feed's own image host. */
  readonly imageUrl?: string | undefined;
}

/** The result of simulating an event, and how to run it again. */
export interface EventPrediction<Outcome> {
  readonly id: number;
  readonly outcome: Outcome;
  /** Inputs are the model's own: engine/{tennis,fights,golf,racing}. */
  readonly recipe: Recipe<unknown>;
  readonly ratedFrom?: RatedFrom | undefined;
  /** For two contestants: our model's own chance, before the market. No return or stake is ever computed from it. */
  readonly own?: TwoWayShares | undefined;
  /** For two contestants: the market that anchors the outcome; absent while no book quotes them, and for fields. */
  readonly anchor?: TwoWayMarket | undefined;
  /** Day of the last result its ratings learned from, YYYY-MM-DD. */
  readonly learnedTo?: string | undefined;
  /** When it was computed, ISO 8601 in UTC. */
  readonly asOf: string;
}

/** Each contestant's chance to win, 0–1, summing to 1: a draw counts for neither. */
export interface TwoWayShares {
  readonly a: number;
  readonly b: number;
}

/** What the books together think of a bout or match, without their vig. */
export interface TwoWayMarket extends TwoWayShares {
  /** The bookmakers used, in the order of their quotes. */
  readonly books: readonly string[];
  /** Bookmakers left out because their price is too far from the others'. */
  readonly leftOut: readonly { readonly provider: string; readonly reason: string }[];
}

/** A two-way price. American odds. */
export interface TwoWayQuote {
  /** The bookmaker's stable id. */
  readonly book: string;
  /** Feed that the price came through. */
  readonly feed: PriceFeed;
  readonly provider: string;
  readonly sample: boolean;
  /** When it was seen, ISO 8601 in UTC. */
  readonly asOf: string;
  readonly a: number;
  readonly b: number;
}

/** Facts that the store adds to a feed's event. */
export interface Stored {
  /** Our own number. */
  readonly id: number;
  /** The feed it came from, e.g. "espn"; "authored" for the sample events of June 2025. */
  readonly source: string;
  /** True if no feed names the event: it is from the sample source, or authored. */
  readonly sample: boolean;
  /** When the feed last confirmed it, ISO 8601 in UTC. */
  readonly asOf: string;
  /** Its start before its feed last moved it; absent if it was not moved. */
  readonly previousStart?: PreviousStart | undefined;
}
