import * as z from 'zod';
import { EVENT_SPORTS } from '#domain/events/event.ts';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import type { Due } from '#domain/operation/plan.ts';
import { type Client, expectSuccess, readData } from '#store/client.ts';
import { timestampColumn } from '#store/columns.ts';
import type { Lease } from '#store/lease.ts';

const known = timestampColumn.nullable().transform((value) => value ?? undefined);

const dueSchema = z.object({
  lastFull: known,
  golfAsked: known,
  golfStart: known,
  leagues: z.array(z.enum(TEAM_LEAGUES)),
  sports: z.array(z.enum(EVENT_SPORTS)),
});

/** The facts that decide which run is due; starts within this many minutes count as near. */
export const readDue = (client: Client, nearMinutes: number): Promise<Due> =>
  readData('reading what is due', client.rpc('refresh_due', { p_minutes: nearMinutes }), dueSchema);

/** When each league and sport last answered a full refresh; those that never did are missing. */
export async function readLastAnswered(client: Client): Promise<ReadonlyMap<string, Date>> {
  const shape = z.record(z.string(), timestampColumn);
  const told = await readData('reading who has answered', client.rpc('last_answered'), shape);
  return new Map(Object.entries(told).map(([league, at]) => [league, new Date(at)]));
}

/** Whether a league or sport answered a request. */
export interface Read {
  readonly league: string;
  readonly answered: boolean;
  /** Whether all days of a full refresh were requested, not only those for prices. */
  readonly whole: boolean;
  /** The second feed that answered, if its own did not. */
  readonly from?: string | undefined;
}

/** Something left out of a league's feed. */
export interface ReadLeftOut {
  readonly league: string;
  readonly item: string;
  readonly reason: string;
}

/** Most stored items of a run: a feed that changes its shape leaves out everything. */
const MOST_LEFT_OUT = 200;
/** Characters kept of what was left out, and of why. */
export const LEFT_OUT_CHARACTERS = { item: 120, reason: 240 } as const;

/** Records a run's requests and what was left out of the answers. */
export async function noteReads(
  client: Client,
  lease: Lease,
  reads: readonly Read[],
  leftOut: readonly ReadLeftOut[],
): Promise<void> {
  const clean = (text: string): string => text.toWellFormed().replaceAll('\0', '');
  const items = leftOut.slice(0, MOST_LEFT_OUT).map(({ league, item, reason }) => ({
    league,
    item: clean(item).slice(0, LEFT_OUT_CHARACTERS.item),
    reason: clean(reason).slice(0, LEFT_OUT_CHARACTERS.reason),
  }));
  const args = { p_token: lease.token, p_reads: reads, p_left_out: items };
  await expectSuccess('noting what was read', client.rpc('note_reads', args));
}
