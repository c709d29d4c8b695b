import type { TwoWayMarket, TwoWayQuote, TwoWayShares } from '#domain/events/event.ts';
import type { PartKey } from '#domain/events/parts.ts';
import type { RatedFrom, Recipe } from '#domain/game/prediction.ts';
import type { FightFactor } from '#domain/outcomes/fightPrediction.ts';

/** The price that a prediction was compared with, without the time it was last seen. */
export type EventMarket = Omit<TwoWayQuote, 'asOf'>;

/** A prediction of a part of an event, before the store numbers it. */
export interface NewEventPrediction {
  readonly eventId: number;
  readonly part: PartKey;
  /** SHA-256 of all its inputs. */
  readonly inputHash: string;
  /** The two contestants; undefined for a field. */
  readonly names: readonly [a: string, b: string] | undefined;
  readonly market: EventMarket | undefined;
  readonly recipe: Recipe<unknown>;
  readonly outcome: unknown;
  readonly factors: readonly FightFactor[] | undefined;
  readonly ratedFrom: RatedFrom | undefined;
  /** For two contestants: our model's own chances, and the market that anchors it. */
  readonly own: TwoWayShares | undefined;
  readonly anchor: TwoWayMarket | undefined;
  /** Day of the last result its ratings learned from, YYYY-MM-DD. */
  readonly learnedTo: string | undefined;
  /** SHA-256 of its inputs without the market's price. */
  readonly factsHash: string;
  /** The published chance of a before sampling, 0–1; undefined for a field. */
  readonly winShare: number | undefined;
  /** When it was computed. */
  readonly asOf: Date;
}

export const eventPredictionRow = (made: NewEventPrediction) => ({
  event_id: made.eventId,
  part: made.part,
  input_hash: made.inputHash,
  recipe: made.recipe,
  outcome: made.outcome,
  factors: made.factors ?? null,
  rated_from: made.ratedFrom ?? null,
  names: made.names ?? null,
  market: made.market ?? null,
  own: made.own ?? null,
  anchor: made.anchor ?? null,
  learned_to: made.learnedTo ?? null,
  facts_hash: made.factsHash,
  win_share: made.winShare ?? null,
  created_at: made.asOf.toISOString(),
});
