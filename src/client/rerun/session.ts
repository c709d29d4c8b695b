import type { Knob } from '#domain/rerun/knob.ts';
import type { Rerunnable, RerunnableFigures } from '#domain/rerun/rerunnable.ts';
import type { KnobSettings, ShownWhatIf } from '#domain/rerun/shown/shown.ts';
import { blocksIn } from '#engine/blocks.ts';
import { askWorker } from './workers/ask.ts';
import { startWorkers } from './workers/index.ts';

/** A finished re-run. */
export interface Rerun {
  /** All that was simulated. */
  readonly outcome: unknown;
  readonly said: RerunnableFigures;
  readonly knobs: readonly Knob[];
  readonly note: string;
  /** Milliseconds from the click to the last figure, including loading the engine. */
  readonly took: number;
}

/** Two piles on one axis: the published game and the reader's. */
export interface WhatIfShown {
  readonly published: ShownWhatIf;
  readonly whatIf: ShownWhatIf;
  /** What was simulated, as the workers played it. */
  readonly parts: readonly unknown[];
}

export interface RerunSession {
  /** Runs the published prediction again. Rejects if the model refuses the recipe or cannot be loaded. */
  run(onPlayed: (runs: number) => void): Promise<Rerun>;
  /** The same game with moved knobs. Only after `run`, one at a time. Rejects if the model refuses. */
  whatIf(settings: KnobSettings): Promise<WhatIfShown>;
  /** Ends its workers; pending requests never answer. */
  close(): void;
}

/** Runs a prediction in its own workers, started at once. Throws a RangeError for an unknown model. */
export function openSession({ recipe, about }: Rerunnable): RerunSession {
  const all = blocksIn(recipe.iterations);
  const workers = startWorkers(recipe.model, all);
  const [first] = workers;
  if (!first) throw new RangeError('No worker could be started');
  let published: unknown;

  async function play(
    settings?: KnobSettings,
    onPlayed?: (runs: number) => void,
  ): Promise<unknown[]> {
    const played = new Map<number, number>();
    return Promise.all(
      workers.map((worker, at) => {
        const share = (part: number): number => Math.floor((all * part) / workers.length);
        const blocks = { first: share(at), end: share(at + 1) };
        return askWorker(worker, { ask: 'play', recipe, blocks, settings, published }, (runs) => {
          played.set(at, runs);
          onPlayed?.([...played.values()].reduce((sum, each) => sum + each, 0));
        });
      }),
    );
  }

  return {
    async run(onPlayed) {
      const from = performance.now();
      const parts = await play(undefined, onPlayed);
      const rerun = await askWorker(first, { ask: 'say', recipe, about, parts });
      published = rerun.outcome;
      return { ...rerun, took: performance.now() - from };
    },
    async whatIf(settings) {
      const parts = await play(settings);
      const show = (counts: readonly unknown[], at: KnobSettings) =>
        askWorker(first, { ask: 'show', about, parts: counts, settings: at, published });
      return {
        published: await show([published], settings),
        whatIf: await show(parts, settings),
        parts,
      };
    },
    close: () => {
      for (const worker of workers) worker.terminate();
    },
  };
}
