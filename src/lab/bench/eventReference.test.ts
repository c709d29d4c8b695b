import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { compileEvent, EVENT_REFERENCES, runEventReference } from './eventReference.ts';
import { compiler } from './reference.ts';

const folder = mkdtempSync(join(tmpdir(), 'simcast-events-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const present = compiler() !== undefined;
if (!present) console.warn('No C compiler on this machine: the reference in C is not compared.');

test.runIf(present).each(EVENT_REFERENCES)(
  '$name: C counts what the engine counts',
  (reference) => {
    const program = compileEvent(reference, folder);
    for (const [seed, runs] of [
      [1, 1],
      [20261121, 2345],
      [4294967295, 1000],
    ] as const) {
      const { counts } = runEventReference(program, reference, seed, runs, 0);
      expect(counts).toEqual(reference.counts(seed, runs));
    }
  },
);
