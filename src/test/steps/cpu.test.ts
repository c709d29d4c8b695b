import process from 'node:process';
import { expect, test } from 'vitest';
import { cpuSeconds } from './cpu.ts';

test.runIf(process.platform === 'linux')('the seconds of a process are those it has worked', () => {
  const before = cpuSeconds(process.pid);
  const own = process.cpuUsage();
  let sum = 0;
  while (process.cpuUsage(own).user < 300_000) sum += Math.sqrt(sum + 1);
  expect(sum).toBeGreaterThan(0);
  const taken = cpuSeconds(process.pid) - before;
  expect(taken).toBeGreaterThan(0.2);
});
