import autocannon from 'autocannon';
import type { ServerUnderLoad } from './startServer.ts';

export const CONNECTIONS = 1_000;
/** Requests used to measure processor time, sent by few readers, so that waiting costs nothing. */
const ALONE = 2_000;
const SECONDS = 4;

export interface Fired {
  readonly path: string;
  readonly bytes: number;
  /** Processor time of the server per request, ms. */
  readonly cpuMs: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Connection errors, time-outs, and answers of 500 and above. */
  readonly errors: number;
}

type Headers = Readonly<Record<string, string>>;

/** Requests one address as fast as it is answered, first by ten readers and then by a thousand. */
export async function fire(
  server: ServerUnderLoad,
  path: string,
  headers: Headers = {},
): Promise<Fired> {
  const url = server.url + path;
  const first = await fetch(url, { headers });
  const bytes = (await first.arrayBuffer()).byteLength;
  const failed = (result: autocannon.Result) => result.errors + result.timeouts + result['5xx'];
  const alone = { url, headers, connections: 10 };
  await autocannon({ ...alone, amount: ALONE });
  const before = await server.usage();
  const few = await autocannon({ ...alone, amount: ALONE });
  const cpuMs = ((await server.usage()).cpuMs - before.cpuMs) / ALONE;
  const many = await autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS });
  return {
    path,
    bytes,
    cpuMs,
    perSecond: many.requests.average,
    p50: many.latency.p50,
    p99: many.latency.p99,
    errors: failed(few) + failed(many),
  };
}
