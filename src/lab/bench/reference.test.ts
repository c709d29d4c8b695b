import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { EXAMPLE_INPUTS, WIDE_INPUTS } from '#engine/exampleInputs.fixture.ts';
import { MODELS } from '#engine/registry.ts';
import { simulate } from '#engine/simulate.ts';
import { compile, compiler, gridCells, REFERENCE_SPORTS, runReference } from './reference.ts';

const folder = mkdtempSync(join(tmpdir(), 'simcast-reference-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const present = compiler() !== undefined;
if (!present) console.warn('No C compiler on this machine: the reference in C is not compared.');

test.runIf(present).each(REFERENCE_SPORTS)('%s: C counts what the engine counts', (sport) => {
  const program = compile(sport, folder);
  for (const change of [{}, WIDE_INPUTS[sport]]) {
    const inputs = { ...EXAMPLE_INPUTS[sport], ...change };
    for (const [seed, runs] of [
      [1, 1],
      [20261121, 10_345],
      [4294967295, 2000],
    ] as const) {
      const { cells } = runReference(program, sport, seed, runs, 0, inputs);
      expect(cells).toBe(gridCells(simulate(MODELS[sport], inputs, seed, runs)));
    }
  }
});
