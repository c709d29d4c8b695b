import { setTimeout as wait } from 'node:timers/promises';
import { whyFailed } from '#domain/words/whyFailed.ts';
import { PlainError } from '../plainError.ts';
import type { Child } from './child.ts';

interface KeepUpOptions {
  /** Name of the program, as a sentence's beginning. */
  readonly name: string;
  /** Starts the program, always at the same address. */
  readonly begin: () => Promise<Child>;
  readonly stop: (child: Child) => Promise<void>;
  /** Called if it cannot be kept running. */
  readonly onLost: (error: PlainError) => void;
  /** Pauses before each new start, milliseconds; after the last it is given up. */
  readonly pausesMs?: readonly number[];
  /** After running this long, a program gets all its attempts again. */
  readonly steadyMs?: number | undefined;
}

const PAUSES_MS = [100, 500, 1_000, 2_000, 5_000];
const STEADY_MS = 60_000;

const lastLine = (log: string): string => log.trim().split('\n').at(-1) || 'without a word';

/** Restarts a running program whenever it ends by itself. Returns a function that ends it for good. */
export function keepUp(first: Child, options: KeepUpOptions): () => Promise<void> {
  const { name, begin, onLost, pausesMs = PAUSES_MS, steadyMs = STEADY_MS } = options;
  const stopping = new AbortController();
  let child = first;
  let starts = 0;

  async function again(ended: string): Promise<boolean> {
    let reason = ended;
    for (;;) {
      const pause = pausesMs[starts];
      if (pause === undefined) {
        onLost(
          new PlainError(
            `${name} has ended by itself and cannot be kept up (${reason}): correct that, then run the command again.`,
          ),
        );
        return false;
      }
      starts += 1;
      await wait(pause, undefined, { signal: stopping.signal });
      try {
        child = await begin();
        return true;
      } catch (error) {
        reason = whyFailed(error);
      }
    }
  }

  async function watch(): Promise<void> {
    let isUp = true;
    while (isUp) {
      const began = performance.now();
      await child.exited;
      if (stopping.signal.aborted) return;
      if (performance.now() - began > steadyMs) starts = 0;
      const reason = lastLine(child.log());
      console.log(`${name} has ended by itself (${reason}): starting it again …`);
      isUp = await again(reason);
    }
  }

  const watched = watch().catch(() => {
    // Stopped while it waited.
  });
  return async () => {
    stopping.abort();
    await options.stop(child);
    await watched;
    // It may have just restarted.
    await options.stop(child);
  };
}
