/** The functions' handlers behind a plain HTTP server, in a separate process that reports its usage. */
import { join } from 'node:path';
import process from 'node:process';
import { listen } from '#local/http/listen.ts';
import { ROOT } from '#local/project.ts';
import { createInvoker } from '#local/site/functions/invoke.ts';
import { loadFunctions } from '#local/site/functions/load.ts';
import { matchFunction } from '#local/site/functions/match.ts';
import { startSite } from '#local/site/site.ts';
import { collect } from '../measure.ts';
import type { Usage } from './usage.ts';

const [what, dist = ''] = process.argv.slice(2);

async function start(): Promise<string> {
  if (what === 'site') return (await startSite({ root: ROOT, ...(dist && { dist }) })).url;
  const functions = await loadFunctions(join(ROOT, 'netlify/functions'));
  const invoker = createInvoker('http://localhost');
  const server = await listen(async (request, ip) => {
    const match = matchFunction(functions, request.url, request.method);
    return match ? invoker.call(match, request, ip) : new Response('Not found', { status: 404 });
  });
  return server.url;
}

function usage(): Usage {
  const { user, system } = process.cpuUsage();
  return { cpuMs: (user + system) / 1000, memory: process.memoryUsage() };
}

process.on('message', (wanted) => {
  if (wanted === 'collected') collect();
  process.send?.(usage());
});
process.on('disconnect', () => process.exit());
process.send?.(await start());
