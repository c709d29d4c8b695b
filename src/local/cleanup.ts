type Stop = () => unknown;

/** Actions to run at the end, last first. */
export interface Cleanup {
  /** Adds an action; once the end has begun, runs it at once. */
  readonly add: (stop: Stop) => Promise<void>;
  /** Runs everything; a failure does not stop the others. */
  readonly run: () => Promise<void>;
}

export function createCleanup(): Cleanup {
  const stops: Stop[] = [];
  let done: Promise<void> | undefined;
  const attempt = async (stop: Stop) => {
    try {
      await stop();
    } catch {
      // It is already gone, or cannot be removed further.
    }
  };
  const all = async () => {
    for (let stop = stops.pop(); stop !== undefined; stop = stops.pop()) await attempt(stop);
  };
  return {
    add: async (stop) => {
      if (done === undefined) stops.push(stop);
      else await attempt(stop);
    },
    run: () => {
      done ??= all();
      return done;
    },
  };
}
