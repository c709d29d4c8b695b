import process from 'node:process';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { placeSite } from '#wiring';
import { removeTestFolders } from './testFolder.ts';

// No test has the tools of the one before: it may have had other settings, another database or another hour.
beforeAll(() => placeSite(undefined));
beforeEach(() => placeSite(undefined));

// Nor has a file the settings of the one before, or its hour.
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
