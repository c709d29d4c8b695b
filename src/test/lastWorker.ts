import { existsSync } from 'node:fs';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { CROWD, STACK_WORKERS } from './crowd.ts';

const LOOK_MS = 500;

// The last worker has a processor's room only once the browser tests have ended: before that, it would starve them.
const crowd = process.env[CROWD];
if (crowd !== undefined && process.env.VITEST_POOL_ID === String(STACK_WORKERS)) {
  while (existsSync(crowd)) await setTimeout(LOOK_MS);
}
