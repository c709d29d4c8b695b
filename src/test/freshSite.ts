import process from 'node:process';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { placeSite } from '#wiring';
import { removeTestFolders } from './testFolder.ts';

// No tools carry over from the previous test: it may have had other settings, another database or another time.
beforeAll(() => placeSite(undefined));
beforeEach(() => placeSite(undefined));

// Nor do settings or the time carry over from the previous file.
const settings = { ...process.env };
const { Date: date } = globalThis;
afterAll(() => {
  vi.useRealTimers();
  globalThis.Date = date;
  removeTestFolders();
  for (const name of Object.keys(process.env)) {
    if (!(name in settings)) delete process.env[name];
  }
  Object.assign(process.env, settings);
});
