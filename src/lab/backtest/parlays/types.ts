import type { League } from '#domain/leagues/league.ts';
import type { ModelInputs } from '#engine/model.ts';

/** A game as it would have been published at its closing line, and how it ended. */
export interface ParlayGame {
  readonly league: League;
  readonly id: string;
  readonly season: number;
  readonly date: string;
  readonly homeScore: number;
  readonly awayScore: number;
  /** Inputs of the league's model, anchored to the close, without any mending of the joint. */
  readonly inputs: ModelInputs;
  /** Closing home handicap and total, where the file has them. */
  readonly spread?: number | undefined;
  readonly total?: number | undefined;
}

/** Games of a tested season; for the first one also those before it, on which the mending is fitted first. */
export interface ParlaySeason {
  readonly season: number;
  readonly earlier: readonly ParlayGame[];
  readonly asked: readonly ParlayGame[];
}
