import * as z from 'zod';
import {
  consensusSchema,
  ownSchema,
  playerStatSchema,
  simulationDataSchema,
} from '#contract/game.ts';
import { seedFromSchema } from '#contract/seedFrom.ts';
import type { Prediction } from '#domain/game/prediction.ts';
import type { PlayerLine, PlayersRecipe } from '#domain/players/line.ts';
import type { ReferenceMarket } from '#domain/prices/referenceMarket.ts';
import { timestampColumn } from '#store/columns.ts';

/** A prediction before the store numbers it. */
export interface NewPrediction {
  readonly gameId: number;
  /** SHA-256 of all its inputs. */
  readonly inputHash: string;
  /** SHA-256 of its inputs without the published figures. */
  readonly factsHash: string;
  /** The published figures before sampling, 0–1. */
  readonly figures: readonly number[];
  readonly market: ReferenceMarket | undefined;
  readonly prediction: Omit<Prediction, 'id'>;
  /** Its players' drawn lines, and what draws them again; absent if none were drawn. */
  readonly players?:
    | { readonly recipe: PlayersRecipe; readonly lines: readonly PlayerLine[] }
    | undefined;
}

export function predictionRow({
  gameId,
  inputHash,
  factsHash,
  figures,
  market,
  prediction,
  players,
}: NewPrediction) {
  const { recipe } = prediction;
  return {
    game_id: gameId,
    input_hash: inputHash,
    engine_version: recipe.engineVersion,
    model: recipe.model,
    seed: recipe.seed,
    seed_from: recipe.seedFrom ?? null,
    iterations: recipe.iterations,
    inputs: recipe.inputs,
    notes: recipe.notes,
    origin: recipe.origin ?? null,
    market: market ?? {},
    home_win_probability: prediction.homeWinProbability,
    away_win_probability: prediction.awayWinProbability,
    draw_probability: prediction.drawProbability,
    confidence_rating: prediction.confidenceRating,
    spread: prediction.spread,
    total: prediction.total,
    predicted_home_score: prediction.predictedHomeScore,
    predicted_away_score: prediction.predictedAwayScore,
    simulation_data: prediction.simulationData,
    rated_from: prediction.ratedFrom ?? null,
    own: prediction.own ?? null,
    anchor: prediction.anchor ?? null,
    both_rated: prediction.bothRated ?? null,
    learned_to: prediction.learnedTo ?? null,
    facts_hash: factsHash,
    figures,
    projected_player_stats: prediction.projectedPlayerStats ?? null,
    created_at: prediction.asOf,
    ...(players && { players }),
  };
}

export const predictionColumns = z.object({
  id: z.int(),
  engine_version: z.string(),
  model: z.string(),
  seed: z.string(),
  seed_from: z.nullable(seedFromSchema),
  iterations: z.int(),
  inputs: z.record(z.string(), z.unknown()),
  notes: z.array(z.string()),
  origin: z.record(z.string(), z.unknown()).nullable(),
  home_win_probability: z.number(),
  away_win_probability: z.number(),
  draw_probability: z.number(),
  confidence_rating: z.number(),
  spread: z.number(),
  total: z.number(),
  predicted_home_score: z.number(),
  predicted_away_score: z.number(),
  simulation_data: simulationDataSchema,
  rated_from: z.enum(['lines', 'results']).nullable(),
  own: z.nullable(ownSchema),
  anchor: z.nullable(consensusSchema),
  both_rated: z.boolean().nullable(),
  learned_to: z.iso.date().nullable(),
  projected_player_stats: z.array(playerStatSchema).nullable(),
  created_at: timestampColumn,
});

/** Turns a row into the domain's prediction. The type is inferred, so that a test can compare its keys. */
export function gamePredictionOf(row: z.infer<typeof predictionColumns>) {
  return {
    id: row.id,
    homeWinProbability: row.home_win_probability,
    awayWinProbability: row.away_win_probability,
    drawProbability: row.draw_probability,
    confidenceRating: row.confidence_rating,
    spread: row.spread,
    total: row.total,
    predictedHomeScore: row.predicted_home_score,
    predictedAwayScore: row.predicted_away_score,
    simulationData: row.simulation_data,
    recipe: {
      engineVersion: row.engine_version,
      model: row.model,
      seed: row.seed,
      ...(row.seed_from && { seedFrom: row.seed_from }),
      iterations: row.iterations,
      inputs: row.inputs,
      notes: row.notes,
      ...(row.origin && { origin: row.origin }),
    },
    ...(row.rated_from && { ratedFrom: row.rated_from }),
    ...(row.own && { own: row.own }),
    ...(row.anchor && { anchor: row.anchor }),
    ...(row.both_rated !== null && { bothRated: row.both_rated }),
    ...(row.learned_to !== null && { learnedTo: row.learned_to }),
    ...(row.projected_player_stats && { projectedPlayerStats: row.projected_player_stats }),
    asOf: row.created_at,
  };
}
