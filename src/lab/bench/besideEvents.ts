import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileEvent, EVENT_REFERENCES, runEventReference } from './eventReference.ts';
import { cpuMs, median, warmUp } from './measure.ts';
import { compiler } from './reference.ts';
import { benchColumns } from './table.ts';

const SEED = 20261121;
const ROUNDS = 5;
const LEAST_MS = 150;
/** The refresh's own number of runs for fields. */
const RUNS = 10_000;

/** Golf and racing: engine ÷ C in the same minutes, and whether both give the same counts. */
export function besideEvents(): string {
  if (!compiler()) return 'No C compiler (cc) on this machine: no reference to compare with.';
  const folder = mkdtempSync(join(tmpdir(), 'simcast-bench-'));
  try {
    const rows = EVENT_REFERENCES.map((reference) => {
      const program = compileEvent(reference, folder);
      let seed = SEED;
      const next = () => {
        reference.counts(++seed, RUNS);
      };
      warmUp(next);
      const own = reference.counts(SEED, RUNS);
      const rounds = Array.from({ length: ROUNDS }, () => {
        const c = runEventReference(program, reference, SEED, RUNS, LEAST_MS);
        const same = c.counts.every((count, at) => count === own[at]);
        return { c: c.ms, own: cpuMs(next), same };
      });
      const ratios = rounds.map(({ c, own }) => own / c);
      return [
        reference.name,
        RUNS.toLocaleString('en-US'),
        median(rounds.map(({ c }) => c)).toFixed(2),
        median(rounds.map(({ own }) => own)).toFixed(2),
        median(ratios).toFixed(2),
        `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`,
        rounds.every(({ same }) => same) ? 'the same' : 'DIFFERENT',
      ];
    });
    const head = ['model', 'runs', 'ms, C -O2', 'ms, engine', 'engine ÷ C', 'range', 'counts'];
    return benchColumns([head, ...rows]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
