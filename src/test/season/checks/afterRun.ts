import type { SqlQuery } from '#local/services/query.ts';
import { Broken } from './broken.ts';

interface State {
  readonly running: number;
  readonly held: boolean;
  readonly slates_up: number;
  readonly said_after_close: number;
}

/** Checks, after a run, what must hold for leases, slates and the ledger, whatever happened. */
export async function checkSeasonState(query: SqlQuery, isOver: boolean): Promise<void> {
  const [state] = await query<State>(`select
    (select count(*)::int from refresh_runs where status = 'running') as running,
    (select expires_at > public.clock() from refresh_lease) as held,
    (select count(*)::int from current_slate) as slates_up,
    (select count(*)::int from ledger l join games g on g.id = l.game_id
      where l.kind = 'prediction' and (l.appended_at > g.closed_at or l.appended_at > g.begun_at)) as said_after_close`);
  if (!state) throw new Broken('the database says nothing');
  if (state.running > (isOver ? 0 : 1)) throw new Broken(`${state.running} runs at once`);
  if (isOver && state.held) throw new Broken('a run that is over holds the lease');
  if (state.slates_up > 1) throw new Broken(`${state.slates_up} slates at a time`);
  if (state.said_after_close > 0)
    throw new Broken('a prediction was said after its game was closed');
}

const DAY = 86_400_000;
/** Ten minutes by the database's clock, less a minute and a half by which it may be off. */
const APART = 8.5 * 60_000;
const A_DAY = 24;

/** Checks builds, by the times of their requests. */
export function checkBuilds(times: readonly number[]): void {
  for (const [at, time] of times.entries()) {
    const before = times[at - 1];
    if (before !== undefined && time - before < APART) {
      throw new Broken(`two builds ${(time - before) / 1000} s apart`);
    }
    const first = times[at - A_DAY];
    if (first !== undefined && time - first < DAY) throw new Broken('25 builds within 24 hours');
  }
}
