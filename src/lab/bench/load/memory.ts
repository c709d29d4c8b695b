import type { ServerUnderLoad } from './startServer.ts';

const REQUESTS = 4_000;
const AT_ONCE = 20;
const LEAGUES = ['NFL', 'NBA', 'NHL', 'MLS', 'EPL', 'NCAAF', 'nfl', 'all', 'curling', ''];

/** No two alike: different games, spellings, conditions, encodings and mistakes. */
function varied(n: number, paths: readonly string[]): [path: string, init: RequestInit] {
  const path = paths[n % paths.length] ?? '/';
  const headers = {
    'accept-encoding': ['br', 'gzip', 'identity'][n % 3] ?? 'identity',
    'if-none-match': `"${n}"`,
    ...(n % 7 === 0 && { range: `bytes=${n % 100}-` }),
  };
  const changed = [path, `${path}?x=${n}`, `/api/games/${n}`, `/league/none-${n}`, `/nothing/${n}`];
  const league = `/api/games/upcoming?league=${LEAGUES[n % LEAGUES.length]}`;
  return [[...changed, league][n % 6] ?? path, { headers, redirect: 'manual' }];
}

const mb = (bytes: number): string => (bytes / 2 ** 20).toFixed(0);

async function line(server: ServerUnderLoad, when: string): Promise<string> {
  const { rss, heapTotal, heapUsed, external, arrayBuffers } = (await server.usage('collected'))
    .memory;
  return `${when}: ${mb(rss)} MB in all, heap ${mb(heapUsed)} of ${mb(heapTotal)}, beside it ${mb(external)} (bytes ${mb(arrayBuffers)})`;
}

/** A server's memory before and after varied requests, after garbage collection. */
export async function memoryText(
  server: ServerUnderLoad,
  paths: readonly string[],
): Promise<string> {
  for (const path of paths) await (await fetch(server.url + path)).arrayBuffer();
  const lines = [await line(server, 'after one request of each')];
  for (let round = 1; round <= 3; round += 1) {
    for (let n = 0; n < REQUESTS; n += AT_ONCE) {
      const some = Array.from({ length: AT_ONCE }, (_, at) =>
        varied(round * REQUESTS + n + at, paths),
      );
      await Promise.all(
        some.map(async ([path, init]) => (await fetch(server.url + path, init)).arrayBuffer()),
      );
    }
    lines.push(await line(server, `after ${round * REQUESTS} varied requests`));
  }
  return lines.join('\n');
}
