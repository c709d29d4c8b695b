/**
 * A process with Netlify's `fetch`, compiled as in a function that has sent many requests, and garbage collected all the time. Says
 * how many of some calls that hang were still hanging long after their limit: of Netlify's `fetch`, and of ours.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { fetch as ours } from '#fetch';
import '@netlify/serverless-functions-api';

const LIMIT_MS = 500;
const LONG_MS = 6_000;
/** After so many requests the compiler has done its work. */
const WARM = 3_000;
const CALLS = 25;

const { fetch: theirs } = globalThis;
let hangs: 'no' | 'before' | 'within' = 'no';
const server = createServer((_, answer) => {
  if (hangs === 'before') return;
  answer.writeHead(200, { 'content-type': 'text/plain' });
  if (hangs === 'within') answer.write('half');
  else answer.end('whole');
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;

async function text(send: typeof fetch): Promise<string> {
  const signal = AbortSignal.timeout(hangs === 'no' ? 60_000 : LIMIT_MS);
  const answer = await send(url, { method: 'POST', body: 'x', signal });
  return answer.text();
}

/** The name of the error it ends with, or that it went on. */
const ending = (send: typeof fetch): Promise<string> =>
  Promise.race([
    text(send).catch((error: unknown) => (error instanceof Error ? error.name : 'no error')),
    wait(LONG_MS, 'went on'),
  ]);

for (let sent = 0; sent < WARM; sent += 1) await text(sent % 2 === 0 ? theirs : ours);
const collect = setInterval(() => globalThis.gc?.(), 50);
const told: Record<string, readonly string[]> = {};
for (const when of ['before', 'within'] as const) {
  hangs = when;
  for (const [name, send] of Object.entries({ theirs, ours })) {
    told[`${name} ${when}`] = await Promise.all(Array.from({ length: CALLS }, () => ending(send)));
  }
}
clearInterval(collect);
process.send?.(told, () => process.exit());
