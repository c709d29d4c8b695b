import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import * as z from 'zod';
import { createStore, type Store } from '#slate/store.ts';
import { connectStore } from '#store/client.ts';

const port = Number(process.env.SIMCAST_E2E_PORT || 8899);
const data = resolve(import.meta.dirname, '../../..', process.env.SIMCAST_E2E_DATA || '.local/e2e');

/** Where the browser tests' own stack runs and keeps its data. */
export const E2E = {
  port,
  url: `http://localhost:${port}`,
  data,
  environment: { PORT: String(port), SIMCAST_DATA_DIR: data, SIMCAST_SOURCE: 'demo' },
  /** Environment variable: set if the stack is already running. */
  up: 'SIMCAST_E2E_UP',
} as const;

const coordinates = z.object({ SUPABASE_URL: z.string(), SUPABASE_SECRET_KEY: z.string() });

/** The store behind the running site. */
export function runningStore(): Store {
  const text = readFileSync(join(E2E.data, 'stack.json'), 'utf8');
  return createStore(connectStore(coordinates.parse(JSON.parse(text))));
}
