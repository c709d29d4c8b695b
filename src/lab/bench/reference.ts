import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { eachScore, type ScoreGrid } from '#domain/game/scoreGrid.ts';
import type { Sport } from '#domain/leagues/league.ts';
import { EXAMPLE_INPUTS } from '#engine/exampleInputs.fixture.ts';
import type { ModelInputs } from '#engine/model.ts';

/** Sports whose model is also written in C, with the program's order of inputs. */
const REFERENCES = {
  hockey: ['homeWin', 'expectedTotal', 'ratingSd', 'emptyNet', 'equaliser'],
  soccer: ['homeRate', 'awayRate', 'homeLogSd', 'awayLogSd', 'rho', 'easing', 'tightness'],
} as const satisfies Partial<Record<Sport, readonly string[]>>;

type ReferenceSport = keyof typeof REFERENCES;

export const REFERENCE_SPORTS = Object.keys(REFERENCES) as ReferenceSport[];

/** First line of the version text of the system's C compiler; undefined if there is none. */
export function compiler(): string | undefined {
  try {
    const text = execFileSync('cc', ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return text.split('\n')[0];
  } catch {
    return undefined;
  }
}

/** Compiles a sport's reference at -O2 into a folder, without contraction, so that C and the engine round alike. */
export function compile(sport: ReferenceSport, folder: string): string {
  const program = join(folder, sport);
  const source = join(import.meta.dirname, `${sport}.c`);
  execFileSync('cc', ['-O2', '-ffp-contract=off', '-o', program, source, '-lm']);
  return program;
}

export interface ReferenceRun {
  /** Milliseconds of processor time per game, including preparation. */
  readonly ms: number;
  /** Every score that occurred: "home away count", ascending. */
  readonly cells: string;
}

/** @param leastMs processor time to fill with repetitions, ms */
export function runReference(
  program: string,
  sport: ReferenceSport,
  seed: number,
  runs: number,
  leastMs: number,
  inputs: ModelInputs = EXAMPLE_INPUTS[sport],
): ReferenceRun {
  const given = REFERENCES[sport].flatMap((name) => [inputs[name]].flat().map(String));
  const text = execFileSync(program, [`${seed}`, `${runs}`, `${leastMs}`, ...given], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  const [first = '', ...cells] = text.trimEnd().split('\n');
  return { ms: Number(first), cells: cells.join('\n') };
}

/** A grid in the reference's form. */
export function gridCells(grid: ScoreGrid): string {
  const lines: string[] = [];
  eachScore(grid, (home, away, count) => lines.push(`${home} ${away} ${count}`));
  return lines.join('\n');
}
