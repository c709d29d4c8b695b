import { expect, test } from 'vitest';
import { listen } from '../http/listen.ts';
import { runCommand } from './command.fixture.ts';
import {
  data,
  expectSentence,
  inOwnFolder,
  LIMIT_MS,
  leftBehind,
  start,
  up,
} from './trial.fixture.ts';

inOwnFolder();

test(
  'a busy port is named, with how to choose another',
  async () => {
    const other = await listen(async () => new Response());
    await expectSentence(
      start({ PORT: String(other.port) }),
      new RegExp(`^Port ${other.port} is taken.*PORT=${other.port + 1} npm start`),
    );
    await other.stop();
    expect(await leftBehind([])).toEqual([]);
  },
  LIMIT_MS,
);

test('a port that is none', async () => {
  await expectSentence(start({ PORT: 'http' }), /^PORT is "http"/);
});

test(
  'two starts on the same data',
  async () => {
    const first = await up();
    await expectSentence(start(), /^Simcast is already running from this folder \(process \d+\)/);
    await expectSentence(
      runCommand('reset.ts', { SIMCAST_DATA_DIR: data }),
      /^Simcast is already running/,
    );
    first.command.kill('SIGINT');
    await first.command.exit;
  },
  LIMIT_MS,
);

test('a refresh without a running start says so', async () => {
  const command = runCommand('refresh.ts', { SIMCAST_DATA_DIR: data });
  await expectSentence(command, /^Nothing is running here: /);
});
