import type { SeasonPick } from '#domain/season/seasonPick.ts';
import type { SeasonRecipe } from '#domain/season/seasonView.ts';
import type { Asked, PlanAnswer, SeasonAnswer, SeasonMessage } from './protocol.ts';

/** Plays a season in a worker of its own, one request after the other. */
export interface SeasonSession {
  /** Rejects with an Error in words if the worker refuses or cannot be loaded. */
  play(runs: number, picks: readonly SeasonPick[]): Promise<SeasonAnswer>;
  /** The best plan of a survivor pool, counted in so many seasons, in none if 0. Rejects as `play`. */
  plan(runs: number, used: readonly number[], begun: readonly number[]): Promise<PlanAnswer>;
}

interface Waiting {
  readonly resolve: (answer: SeasonAnswer | PlanAnswer) => void;
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

  const ask = (asked: Asked): Promise<SeasonAnswer | PlanAnswer> =>
    new Promise((resolve, reject) => {
      worker ??= start();
      waiting.set(asked.id, { resolve, reject });
      worker.postMessage(asked);
    });

  return {
    play: async (runs, picks) => {
      const answer = await ask({ id: ++last, recipe, runs, picks });
      if ('plan' in answer) throw new Error('the engine answered something else');
      return answer;
    },
    plan: async (runs, used, begun) => {
      const answer = await ask({ id: ++last, recipe, runs, used, begun });
      if (!('plan' in answer)) throw new Error('the engine answered something else');
      return answer;
    },
  };
}
