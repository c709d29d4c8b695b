import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PATIENCE } from '#local/clock/stretchLimits.ts';
import { createStore, type Store } from '#slate/store.ts';
import { connectStore, StoreError } from './client.ts';
import { type CallLimits, PROMPT } from './limitedFetch.ts';

let server: Server | undefined;
// These tests are about the limits, which must not be extended.
beforeEach(() => void vi.stubEnv(PATIENCE, '1'));
afterEach(async () => {
  vi.unstubAllEnvs();
  server?.closeAllConnections();
  await new Promise((resolve) => server?.close(resolve));
});

const LIMITS: CallLimits = { readMs: 1_500, writeMs: 1_500 };

/** A store behind a scripted server, request by request. */
async function storeBehind(...turns: readonly RequestListener[]) {
  const asked: string[] = [];
  server = createServer((request, response) => {
    const turn = turns[Math.min(asked.length, turns.length - 1)];
    asked.push(request.method ?? '');
    turn?.(request, response);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const environment = { SUPABASE_URL: `http://127.0.0.1:${port}`, SUPABASE_SECRET_KEY: 'key' };
  const store: Store = createStore(connectStore(environment, LIMITS));
  return { store, asked };
}

const never: RequestListener = () => {};
const breaks: RequestListener = (request) => request.socket.destroy();
const unavailable: RequestListener = (_, response) => response.writeHead(503).end('{}');
const says =
  (body: unknown): RequestListener =>
  (_, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const neverEnds: RequestListener = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).write('[');
};

const current = {
  slate_id: 7,
  as_of: '2026-11-22T00:00:00+00:00',
  slates: { content_hash: 'abc', sample: false },
};

test('89: a read of a database that hangs fails after two tries', async () => {
  const { store, asked } = await storeBehind(never);
  await expect(store.readCurrentSlate()).rejects.toThrow(StoreError);
  expect(asked).toEqual(['GET', 'GET']);
});

test('89: two reads of which the second hangs are answered within five seconds', () => {
  expect(3 * PROMPT.readMs).toBeLessThan(5_000);
});

test('89: a database that stops in the middle of its answer holds nobody', async () => {
  const { store } = await storeBehind(neverEnds);
  await expect(store.readCurrentSlate()).rejects.toThrow(StoreError);
});

test.each([
  ['breaks the connection', breaks],
  ['is not there', unavailable],
  ['hangs', never],
])('a read is asked once more where the database %s', async (_, fails) => {
  const { store, asked } = await storeBehind(fails, says([current]));
  expect(await store.readCurrentSlate()).toMatchObject({ id: 7 });
  expect(asked).toHaveLength(2);
});

test.each([
  ['breaks the connection', breaks],
  ['is not there', unavailable],
  ['hangs', never],
])('what may write is never sent twice, where the database %s', async (_, fails) => {
  const { store, asked } = await storeBehind(fails, says([]));
  await expect(store.acquireLease('manual', 60)).rejects.toThrow(StoreError);
  expect(asked).toEqual(['POST']);
});

test('an answer that is an error of ours is not asked for again', async () => {
  const wrong: RequestListener = (_, response) => response.writeHead(400).end('{"message":"no"}');
  const { store, asked } = await storeBehind(wrong);
  await expect(store.readCurrentSlate()).rejects.toThrow('no');
  expect(asked).toHaveLength(1);
});

/** In its own thread, like a server on its own machine: closes each connection shortly after its answer. */
const HASTY = `
  const server = require('node:http').createServer((request, response) => {
    request.resume();
    response.on('finish', () => setTimeout(() => request.socket.destroy(), 20));
    response.writeHead(200, { connection: 'keep-alive', 'content-type': 'application/json' }).end('"accepted"');
  });
  server.listen(0, '127.0.0.1', () => require('node:worker_threads').parentPort.postMessage(server.address().port));`;

test('a connection that ended while a refresh computed is not written to', async () => {
  const hasty = new Worker(HASTY, { eval: true });
  const port = await new Promise<number>((resolve) => hasty.once('message', resolve));
  const environment = { SUPABASE_URL: `http://127.0.0.1:${port}`, SUPABASE_SECRET_KEY: 'key' };
  const store = createStore(connectStore(environment));
  try {
    for (let call = 0; call < 5; call += 1) {
      expect(await store.acceptRefreshRequest('nonce')).toBe('accepted');
      const end = performance.now() + 100;
      while (performance.now() < end);
    }
  } finally {
    await hasty.terminate();
  }
});

test.each(['40P01', '40001', '53300', 'PGRST003'])(
  '586: a write that the database has undone (%s) is sent once more, and no third time',
  async (code) => {
    const undone: RequestListener = (_, response) =>
      response
        .writeHead(500, { 'content-type': 'application/json' })
        .end(JSON.stringify({ code, message: 'undone', details: null, hint: null }));
    const again = await storeBehind(undone, says([]));
    await again.store.syncAlerts([]);
    expect(again.asked).toEqual(['POST', 'POST']);
    server?.closeAllConnections();
    server?.close();
    const never = await storeBehind(undone);
    await expect(never.store.syncAlerts([])).rejects.toThrow('undone');
    expect(never.asked).toEqual(['POST', 'POST']);
  },
);

test('586: one that failed otherwise is not', async () => {
  for (const code of ['23505', '57014', 'P0001', 'XX000']) {
    const fails: RequestListener = (_, response) =>
      response
        .writeHead(500, { 'content-type': 'application/json' })
        .end(JSON.stringify({ code, message: `no: "40P01"`, details: null, hint: null }));
    const { store, asked } = await storeBehind(fails, says([]));
    await expect(store.syncAlerts([])).rejects.toThrow();
    expect(asked).toEqual(['POST']);
    server?.closeAllConnections();
    server?.close();
  }
});
