import * as z from 'zod';
import type { Bet } from '#domain/record/bet.ts';
import type { PauseKind } from '#members/account/rules/pause.ts';
import type { Here } from '#members/account/store/trust.ts';
import { type Client, readData } from '#store/client.ts';
import { timestampColumn } from '#store/columns.ts';
import { limitsSchema, syncBets } from './contract.ts';
import type { StakeLimits } from './rules/limits.ts';

/** What a device sends. */
interface Brought {
  readonly since: number;
  readonly bets: readonly Bet[];
  readonly gone: readonly string[];
}

const syncedSchema = z.union([
  z.object({ refused: z.enum(['premium', 'shutOut', 'full']) }),
  syncBets.answer,
]);
type Synced = z.infer<typeof syncedSchema>;

const shutOutSchema = z.object({
  until: timestampColumn,
  renews: z.boolean(),
  sessions: z.array(z.string()),
});
type ShutOut = z.infer<typeof shutOutSchema>;

const limits = z.lazy(() => limitsSchema);

/** A member's own bets, limits and pauses: each a database function, which checks permissions. */
export const createBets = (client: Client) => ({
  /** Stores a device's changes and returns those it has not seen; null if there is no such member. */
  sync: (memberId: string, { since, bets, gone }: Brought): Promise<Synced | null> => {
    const asked = { p_member: memberId, p_since: since, p_bets: bets, p_gone: gone };
    return readData('syncing bets', client.rpc('sync_bets', asked), z.nullable(syncedSchema));
  },
  /** As the session has them. */
  readLimits: ({ memberId, sessionId }: Here): Promise<StakeLimits> => {
    const asked = { p_member: memberId, p_session: sessionId };
    return readData('reading limits', client.rpc('bet_limits_of', asked), limits);
  },
  /** Requests other limits, cents; null means none. Returns the resulting limits. */
  setLimits: (
    { memberId, sessionId }: Here,
    { stake, loss }: { readonly stake: number | null; readonly loss: number | null },
  ): Promise<StakeLimits> => {
    const asked = { p_member: memberId, p_stake: stake, p_loss: loss, p_session: sessionId };
    return readData('setting limits', client.rpc('set_bet_limits', asked), limits);
  },
  /** Shuts a member out. Returns the end, and the purchases in progress to end; null without a member. */
  shutOut: (memberId: string, kind: PauseKind, days: number): Promise<ShutOut | null> => {
    const asked = { p_member: memberId, p_kind: kind, p_days: days };
    return readData('shutting out', client.rpc('shut_out', asked), z.nullable(shutOutSchema));
  },
});

export type Bets = ReturnType<typeof createBets>;
