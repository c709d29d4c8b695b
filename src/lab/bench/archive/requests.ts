/** A thread that asks the functions for pages, apart from the servers that they ask: posts a row of the table for each kind. */
import process from 'node:process';
import { parentPort, workerData } from 'node:worker_threads';
import type { Context } from '@netlify/functions';
import { loadTsx } from '#local/site/functions/tsx.ts';
import { median } from '../measure.ts';
import type { AddressKind } from './addresses.ts';

const { kinds, siteUrl }: { readonly kinds: readonly AddressKind[]; readonly siteUrl: string } =
  workerData;

// React's build for development is three times slower.
process.env.NODE_ENV = 'production';
loadTsx();
const game = (await import('../../../../netlify/functions/game-page.ts')).default;
const event = (await import('../../../../netlify/functions/event-page.ts')).default;
const archive = (await import('../../../../netlify/functions/archive-page.ts')).default;

const functionOf = (path: string) =>
  path.startsWith('/game') ? game : path.startsWith('/event') ? event : archive;

async function ask(path: string) {
  const context = { params: {}, site: { url: siteUrl } } as unknown as Context;
  const began = performance.now();
  const start = process.threadCpuUsage();
  const answer = await functionOf(path)(new Request(`https://simcast.test${path}`), context);
  const text = await answer.text();
  const { user, system } = process.threadCpuUsage(start);
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
  return { cpu: (user + system) / 1000, all: performance.now() - began, kB: text.length / 1024 };
}

/** Medians of one kind of page, once it is warm: processor time of this thread, time in all, size. */
async function measured({ name, paths }: AddressKind): Promise<readonly string[]> {
  const spent = [];
  for (const path of paths) spent.push(await ask(path));
  const warm = spent.slice(Math.floor(spent.length / 2));
  const of = (key: 'cpu' | 'all' | 'kB', digits: number) =>
    median(warm.map((one) => one[key])).toFixed(digits);
  return [name, of('cpu', 2), of('all', 1), of('kB', 0)];
}

for (const kind of kinds) parentPort?.postMessage(await measured(kind));
