import type { SeasonPick } from '#domain/season/seasonPick.ts';
import type { SeasonRecipe } from '#domain/season/seasonView.ts';
import type { AskedOfWorker, PlanAnswer, SeasonMessage, SeasonReply } from './protocol.ts';

/**
 * Plays a season in a worker of its own, one request after the other. While one is played only the newest other waits: who asks on
 * before it begins gets undefined.
 */
interface SeasonSession {
  /** Rejects with an Error in words if the worker refuses or cannot be loaded. */
  play(runs: number, picks: readonly SeasonPick[]): Promise<SeasonReply | undefined>;
  /** The best plan of a survivor pool, counted in so many seasons, in none if 0. Rejects as `play`. */
  plan(
    runs: number,
    used: readonly number[],
    begun: readonly number[],
  ): Promise<PlanAnswer | undefined>;
}

type Answer = SeasonReply | PlanAnswer;

interface Waiting {
  readonly asked: AskedOfWorker;
  readonly resolve: (answer: Answer | undefined) => void;
  readonly reject: (error: Error) => void;
}

/** A session on a recipe; its worker starts with the first request, and anew after its file could not be loaded. */
export function openSeason(recipe: SeasonRecipe): SeasonSession {
  let worker: Worker | undefined;
  let played: Waiting | undefined;
  let next: Waiting | undefined;
  let last = 0;

  function start(): Worker {
    const made = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    made.onmessage = ({ data }: MessageEvent<SeasonMessage>) => {
      const done = played;
      if (done?.asked.id !== data.id) return;
      begin(next);
      if ('refused' in data) done.reject(new Error(data.refused));
      else done.resolve(data);
    };
    made.onerror = () => {
      const failed = [played, next];
      made.terminate();
      [worker, played, next] = [undefined, undefined, undefined];
      for (const waiting of failed) waiting?.reject(new Error('the engine could not be fetched'));
    };
    return made;
  }

  function begin(waiting: Waiting | undefined): void {
    [played, next] = [waiting, undefined];
    if (!waiting) return;
    worker ??= start();
    worker.postMessage(waiting.asked);
  }

  const ask = (asked: AskedOfWorker): Promise<Answer | undefined> =>
    new Promise((resolve, reject) => {
      const waiting = { asked, resolve, reject };
      if (!played) {
        begin(waiting);
        return;
      }
      next?.resolve(undefined);
      next = waiting;
    });

  return {
    play: async (runs, picks) => {
      const answer = await ask({ id: ++last, recipe, runs, picks });
      if (answer && 'plan' in answer) throw new Error('the engine answered something else');
      return answer;
    },
    plan: async (runs, used, begun) => {
      const answer = await ask({ id: ++last, recipe, runs, used, begun });
      if (answer && !('plan' in answer)) throw new Error('the engine answered something else');
      return answer;
    },
  };
}
