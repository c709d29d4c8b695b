import process from 'node:process';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { placeSite } from '#wiring';
import { removeTestFolders } from './testFolder.ts';

// No test has the tools of the one before: it may have had other settings, another database or another hour.
beforeAll(() => placeSite(undefined));
beforeEach(() => placeSite(undefined));

// Nor has a file the settings of the one before.
const settings = { ...process.env };
afterAll(() => {
  removeTestFolders();
  for (const name of Object.keys(process.env)) {
    if (!(name in settings)) delete process.env[name];
  }
  Object.assign(process.env, settings);
});
