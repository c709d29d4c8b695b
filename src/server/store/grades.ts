import * as z from 'zod';
import { TEAM_LEAGUES } from '#domain/league.ts';
import type { Settled } from '#domain/prices/staking.ts';
import { type Client, read, readAll } from './client.ts';
import type { Lease } from './lease.ts';

export interface NewGrade {
  readonly gameId: number;
  readonly predictionId: number;
  readonly market: 'moneyline';
  readonly resultVersion: number;
  readonly pick: 'home' | 'away';
  readonly settled: Settled;
  /** American odds of the pick when it was published. */
  readonly price: number | undefined;
  /** Profit of a one-unit stake at that price. */
  readonly units: number | undefined;
  /** Canonical JSON for the ledger. */
  readonly payload: string;
}

/** Appends the grades that are new, to the record and to the ledger; answers how many. Safe to repeat. */
export function saveGrades(
  client: Client,
  lease: Lease,
  grades: readonly NewGrade[],
  now: Date,
): Promise<number> {
  const rows = grades.map((grade) => ({
    game_id: grade.gameId,
    prediction_id: grade.predictionId,
    market: grade.market,
    result_version: grade.resultVersion,
    pick: grade.pick,
    outcome: grade.settled,
    price: grade.price,
    units: grade.units,
    graded_at: now.toISOString(),
    payload: grade.payload,
  }));
  const call = client.rpc('save_grades', { p_token: lease.token, p_grades: rows });
  return read('storing grades', call, z.int());
}

const gradableRow = z.object({
  game_id: z.int(),
  version: z.int(),
  league: z.enum(TEAM_LEAGUES),
  home_score: z.int(),
  away_score: z.int(),
  prediction_id: z.int(),
  home_win_probability: z.number(),
  away_win_probability: z.number(),
  market: z.object({
    moneyline: z
      .object({ home: z.number(), away: z.number(), draw: z.number().optional() })
      .optional(),
    sample: z.boolean().optional(),
  }),
});

export type GradableRow = z.infer<typeof gradableRow>;

/** Finished games with a prediction on the ledger whose latest result has no grade yet. */
export function readGradable(client: Client): Promise<GradableRow[]> {
  const query = () => client.from('ungraded_predictions').select('*').order('game_id');
  return readAll('reading what is to be graded', query, gradableRow);
}

export interface PlatformRecord {
  readonly graded: number;
  readonly wins: number;
  readonly losses: number;
  /** Graded picks that had a price. */
  readonly staked: number;
  /** Sum of profits of one-unit stakes. */
  readonly units: number;
}

const recordRow = z.object({
  graded: z.int(),
  wins: z.int(),
  losses: z.int(),
  staked: z.int(),
  units: z.number(),
});

/** The record so far, samples left out. */
export async function readRecord(client: Client): Promise<PlatformRecord> {
  const call = client.from('platform_stats').select('*').single();
  return read('reading the record', call, recordRow);
}
