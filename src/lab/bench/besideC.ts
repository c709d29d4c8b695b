import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ScoreGrid } from '#domain/game/scoreGrid.ts';
import { EXAMPLE_INPUTS } from '#engine/exampleInputs.fixture.ts';
import { MODELS } from '#engine/registry.ts';
import { simulate } from '#engine/simulate.ts';
import { cpuMs, median, warmUp } from './measure.ts';
import { compile, compiler, gridCells, REFERENCE_SPORTS, runReference } from './reference.ts';
import { benchColumns } from './table.ts';

const SEED = 20261121;
const ROUNDS = 5;
const LEAST_MS = 150;

/** Engine ÷ C in the same minutes, and whether both give the same counts. */
export function besideC(): string {
  const cc = compiler();
  if (!cc) return 'No C compiler (cc) on this machine: no reference to compare with.';
  const folder = mkdtempSync(join(tmpdir(), 'simcast-bench-'));
  try {
    const rows = REFERENCE_SPORTS.flatMap((sport) => {
      const program = compile(sport, folder);
      const inputs = EXAMPLE_INPUTS[sport];
      return [10_000, 100_000].map((runs) => {
        const play = (seed: number): ScoreGrid => simulate(MODELS[sport], inputs, seed, runs);
        let seed = SEED;
        // Different seeds, so that the processor does not learn one seed's branches by heart.
        const next = () => play(++seed);
        warmUp(next);
        const rounds = Array.from({ length: ROUNDS }, () => {
          const c = runReference(program, sport, SEED, runs, LEAST_MS);
          return { c: c.ms, own: cpuMs(next), cells: c.cells };
        });
        const ratios = rounds.map(({ c, own }) => own / c);
        const same = rounds.every(({ cells }) => cells === gridCells(play(SEED)));
        return [
          sport,
          runs.toLocaleString('en-US'),
          median(rounds.map(({ c }) => c)).toFixed(2),
          median(rounds.map(({ own }) => own)).toFixed(2),
          median(ratios).toFixed(2),
          `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`,
          same ? 'the same' : 'DIFFERENT',
        ];
      });
    });
    const head = ['model', 'runs', 'ms, C -O2', 'ms, engine', 'engine ÷ C', 'range', 'counts'];
    return `${cc}\n${benchColumns([head, ...rows])}`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
