import process from 'node:process';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { placeSite } from '#wiring';
import { removeTestFolders } from './testFolder.ts';

// No tools carry over from the previous test: it may have had other settings, another database or another time.
beforeAll(() => placeSite(undefined));
beforeEach(() => placeSite(undefined));

// Nor do settings, the time or what a test put in a global's place carry over from the previous file, whose end is earlier than
// the next test's beginning.
const settings = { ...process.env };
const { Date: date, fetch } = globalThis;
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  // Else the next file that takes its own stubs back takes these back as well, in the middle of its tests.
  vi.unstubAllEnvs();
  globalThis.Date = date;
  // Netlify's packages put their own in its place.
  globalThis.fetch = fetch;
  removeTestFolders();
  for (const name of Object.keys(process.env)) {
    if (!(name in settings)) delete process.env[name];
  }
  Object.assign(process.env, settings);
});
