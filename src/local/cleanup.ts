type Stop = () => unknown;

/** What must be undone at the end, last first. */
export interface Cleanup {
  /** Once the end has begun, undoes it at once. */
  readonly add: (stop: Stop) => Promise<void>;
  /** Undoes everything; one that fails does not keep the others from theirs. */
  readonly run: () => Promise<void>;
}

export function createCleanup(): Cleanup {
  const stops: Stop[] = [];
  let done: Promise<void> | undefined;
  const attempt = async (stop: Stop) => {
    try {
      await stop();
    } catch {
      // It is gone already, or as gone as it gets.
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
