/** The engine as a reader's browser loads it: imported by a page, or run as a worker that receives recipes. */
import type { Recipe } from '#domain/game/prediction.ts';
import { type Blocks, blocksIn } from '#engine/blocks.ts';
import { model } from '#engine/registry.ts';
import { rerun } from '#engine/rerun.ts';

interface Asked {
  readonly recipe: Recipe<unknown>;
  readonly blocks?: Blocks;
}

/** The outcome of a recipe, or of some of its blocks, as JSON. */
export const runInBrowser = ({ recipe, blocks }: Asked): string =>
  JSON.stringify(rerun(recipe, blocks));

/** Splits a recipe's blocks among workers, each started from this file, and merges their results: JSON. */
export async function runInWorkers(recipe: Recipe<unknown>, workers: number): Promise<string> {
  const all = blocksIn(recipe.iterations);
  const parts = Array.from({ length: workers }, (_, worker) =>
    askWorker({
      recipe,
      blocks: {
        first: Math.floor((all * worker) / workers),
        end: Math.floor((all * (worker + 1)) / workers),
      },
    }),
  );
  const outcomes: unknown[] = (await Promise.all(parts)).map((part) => JSON.parse(part));
  const { merge } = model(recipe.model);
  return JSON.stringify(outcomes.reduce((one, other) => merge(one, other)));
}

function askWorker(asked: Asked): Promise<string> {
  const worker = new Worker(import.meta.url, { type: 'module' });
  return new Promise<string>((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(String(data));
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.postMessage(asked);
  }).finally(() => worker.terminate());
}

if (typeof document === 'undefined') {
  globalThis.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
    globalThis.postMessage(runInBrowser(data));
  });
}
