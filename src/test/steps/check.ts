import type { Outcome } from './outcome.ts';
import { runProgram } from './program.ts';

/** Lint, formatting and import arrows; types of everything (`astro check` reads `.ts` too); pure rooms without DOM and Node. */
export async function check(): Promise<Outcome> {
  const parts = await Promise.all([
    runProgram('biome', ['check', '.']),
    runProgram('astro', ['check'], { environment: { SIMCAST_TYPES_ONLY: '1' } }),
    runProgram('tsc', ['-p', 'tsconfig.pure.json']),
  ]);
  const passed = parts.every(Boolean);
  return { passed, lines: passed ? [] : ['check: failed'] };
}
