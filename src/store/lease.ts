import * as z from 'zod';
import type { Job, RequestOutcome, RunKind } from '#domain/operation/state.ts';
import { type Client, expectSuccess, readData } from './client.ts';

const verdictSchema = z.enum(['accepted', 'used', 'too soon']);
export type RefreshVerdict = z.infer<typeof verdictSchema>;

/**
 * Whether a signed request may start its job: each only once, and none soon after another: four minutes for a refresh, ten for a
 * comparison.
 */
export function acceptRefreshRequest(
  client: Client,
  nonce: string,
  job: Job = 'refresh',
): Promise<RefreshVerdict> {
  const call = client.rpc('accept_refresh_request', { p_nonce: nonce, p_job: job });
  return readData('accepting a refresh request', call, verdictSchema);
}

/** Records the result of an accepted request, once. */
export async function settleRefreshRequest(
  client: Client,
  nonce: string,
  outcome: RequestOutcome,
): Promise<void> {
  const call = client.rpc('settle_refresh_request', { p_nonce: nonce, p_outcome: outcome });
  await expectSuccess('noting what became of a request', call);
}

const STAGES = ['ingest', 'rate', 'simulate', 'publish', 'grade', 'thin', 'lookBack'] as const;
export type Stage = (typeof STAGES)[number];
export type Trigger = 'schedule' | 'start' | 'manual';

/** The right to write, held by one refresh at a time. */
export interface Lease {
  readonly runId: number;
  readonly token: number;
}

const leaseRow = z.object({ run_id: z.int(), fencing_token: z.int() });

/** The lease, or undefined while another run holds it. A run that stops renewing loses it after `seconds`. */
export async function acquireLease(
  client: Client,
  trigger: Trigger,
  seconds: number,
  kind: RunKind = 'full',
): Promise<Lease | undefined> {
  const args = { p_trigger: trigger, p_lease_seconds: seconds, p_kind: kind };
  const call = client.rpc('acquire_refresh', args);
  const [row] = await readData('acquiring the refresh lease', call, z.array(leaseRow));
  return row && { runId: row.run_id, token: row.fencing_token };
}

/** Renews the lease and records the stage. Throws LeaseLostError when another run has taken over. */
export async function renewLease(
  client: Client,
  lease: Lease,
  stage: Stage,
  seconds: number,
): Promise<void> {
  const args = { p_token: lease.token, p_stage: stage, p_lease_seconds: seconds };
  await expectSuccess('renewing the refresh lease', client.rpc('heartbeat_refresh', args));
}

/** Ends the run and frees the lease. */
export async function finishRun(
  client: Client,
  lease: Lease,
  summary: Readonly<Record<string, unknown>>,
  error?: string,
): Promise<void> {
  // A reason may quote a feed: a character the database cannot store must not block the lease.
  const reason = error?.toWellFormed().replaceAll('\0', '');
  const args = { p_token: lease.token, p_summary: summary, p_error: reason ?? null };
  await expectSuccess('finishing the refresh', client.rpc('finish_refresh', args));
}
