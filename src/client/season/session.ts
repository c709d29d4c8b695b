import type { SeasonPick } from '#domain/season/seasonPick.ts';
import type { SeasonRecipe } from '#domain/season/seasonView.ts';
import type { SeasonAnswer, SeasonAsked, SeasonMessage } from './protocol.ts';

/** Plays a season in a worker of its own, one request after the other. */
export interface SeasonSession {
  /** Rejects with an Error in words if the worker refuses or cannot be loaded. */
  play(runs: number, picks: readonly SeasonPick[]): Promise<SeasonAnswer>;
}

interface Waiting {
  readonly resolve: (answer: SeasonAnswer) => void;
  readonly reject: (error: Error) => void;
}

/** A session on a recipe; its worker starts with the first request, and anew after its file could not be loaded. */
export function openSeason(recipe: SeasonRecipe): SeasonSession {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let last = 0;

  function start(): Worker {
    const made = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    made.onmessage = ({ data }: MessageEvent<SeasonMessage>) => {
      const asked = waiting.get(data.id);
      waiting.delete(data.id);
      if ('refused' in data) asked?.reject(new Error(data.refused));
      else asked?.resolve(data);
    };
    made.onerror = () => {
      for (const { reject } of waiting.values())
        reject(new Error('the engine could not be fetched'));
      waiting.clear();
      made.terminate();
      worker = undefined;
    };
    return made;
  }

  return {
    play: (runs, picks) =>
      new Promise((resolve, reject) => {
        worker ??= start();
        const asked: SeasonAsked = { id: ++last, recipe, runs, picks };
        waiting.set(asked.id, { resolve, reject });
        worker.postMessage(asked);
      }),
  };
}
