import { readFile } from 'node:fs/promises';
import type { SqlQuery } from '#local/services/query.ts';

/** Requests to the database's API for one function or table. Each is one statement. */
export interface BenchRequest {
  /** From the request to its answer, ms, including PostgREST's part and waiting for a core. */
  readonly tookMs: number[];
  /** Processor time of the database, ms, in steps of 10; empty if the system does not report it (Linux does). */
  readonly spentMs: number[];
}

/** A tick of /proc/PID/stat. */
const TICK_MS = 10;
/** Positions after the program's name (which may hold spaces): user and system time. */
const TIMES = [11, 12] as const;

async function spentBy(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return TIMES.reduce((sum, field) => sum + Number(fields[field] ?? 0) * TICK_MS, 0);
}

/** Processor time of all the API's connections so far, ms. */
async function spentByApi(query: SqlQuery): Promise<number> {
  const backends = await query<{ pid: number }>(
    "select pid from pg_stat_activity where usename = 'authenticator'",
  );
  const spent = await Promise.all(backends.map(({ pid }) => spentBy(pid)));
  return spent.reduce((sum, one) => sum + one, 0);
}

/** Watches every request to an API until stopped; simultaneous requests share the processor time. */
export function watchRequests(
  apiUrl: string,
  query: SqlQuery,
): { readonly asked: ReadonlyMap<string, BenchRequest>; readonly stop: () => void } {
  const asked = new Map<string, BenchRequest>();
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const { href, pathname } = new URL(input instanceof Request ? input.url : input);
    if (!href.startsWith(apiUrl)) return fetch(input, init);
    const before = await spentByApi(query);
    const began = performance.now();
    const answer = await fetch(input, init);
    const tookMs = performance.now() - began;
    const name = pathname.replace('/rest/v1/', '').replace('rpc/', '');
    const { tookMs: took, spentMs: spent } = asked.get(name) ?? { tookMs: [], spentMs: [] };
    const spentMs = (await spentByApi(query)) - before;
    asked.set(name, { tookMs: [...took, tookMs], spentMs: [...spent, spentMs] });
    return answer;
  };
  return {
    asked,
    stop: () => {
      globalThis.fetch = fetch;
    },
  };
}
