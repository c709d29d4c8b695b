import { once } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import type { PlainError } from '../plainError.ts';
import { type Child, startChild } from './child.ts';
import { keepUp } from './keepUp.ts';

type KeepUpOptions = Parameters<typeof keepUp>[1];

afterEach(() => void vi.restoreAllMocks());

const NODE = process.execPath;
/** A program that prints a word and runs until ended. */
const steady = () => startChild(NODE, ['-e', 'console.error("up"); setInterval(() => {}, 1e6)']);
const broken = () => startChild(NODE, ['-e', 'console.error("no disk"); process.exit(3)']);

/** Keeps a program running and records each start. */
async function kept(first: Child, change: Partial<KeepUpOptions> = {}) {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const started: Child[] = [first];
  const { promise: lost, resolve: onLost } = Promise.withResolvers<PlainError>();
  const stop = keepUp(first, {
    name: 'The program',
    begin: async () => {
      const child = await (change.begin ?? steady)();
      started.push(child);
      return child;
    },
    stop: (child) => child.stop('SIGTERM'),
    onLost,
    pausesMs: [1, 1, 1],
    ...(change.steadyMs === undefined ? {} : { steadyMs: change.steadyMs }),
  });
  return { started, lost, stop };
}

const running = ({ process: { exitCode, signalCode } }: Child): boolean =>
  exitCode === null && signalCode === null;

test('a program that is killed runs again, and none is left at the end', async () => {
  const { started, stop } = await kept(await steady());
  started[0]?.process.kill('SIGKILL');
  await vi.waitFor(() => expect(started).toHaveLength(2), { timeout: 30_000 });
  expect(started.map(running)).toEqual([false, true]);
  await stop();
  expect(started.map(running)).toEqual([false, false]);
});

test('one that keeps ending is given up, and its last words are told', async () => {
  const { started, lost, stop } = await kept(await broken(), { begin: broken });
  expect((await lost).message).toMatch(
    /^The program has ended by itself .*\(no disk\): correct that/,
  );
  expect(started).toHaveLength(4);
  await stop();
});

test('one that cannot even be started is given up with the reason', async () => {
  const begin = () => Promise.reject(new Error('port taken'));
  const { lost, stop } = await kept(await broken(), { begin });
  expect((await lost).message).toContain('port taken');
  await stop();
});

test('one that has run for long is given all its starts anew', async () => {
  const { started, stop } = await kept(await steady(), { steadyMs: 0 });
  for (let n = 1; n <= 5; n += 1) {
    started.at(-1)?.process.kill('SIGKILL');
    await vi.waitFor(() => expect(started).toHaveLength(n + 1), { timeout: 30_000 });
  }
  await stop();
  expect(started.some(running)).toBe(false);
});

test('stopped while it waits, it does not start again', async () => {
  const first = await broken();
  const started: Child[] = [];
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const stop = keepUp(first, {
    name: 'The program',
    begin: async () => {
      const child = await steady();
      started.push(child);
      return child;
    },
    stop: (child) => child.stop('SIGTERM'),
    onLost: () => {},
    pausesMs: [3_600_000],
  });
  if (running(first)) await once(first.process, 'close');
  await vi.waitFor(() => expect(console.log).toHaveBeenCalled(), { timeout: 30_000 });
  await stop();
  expect(started).toEqual([]);
});
