/** Long enough that a dragged slider only counts as resting once the reader releases it or pauses. */
const REST_MS = 300;

/** An action that waits until input pauses. */
interface Settling {
  /** Restarts the wait. */
  later(): void;
  /** Runs it immediately, if it waits. */
  now(): void;
  /** Cancels it, if it waits. */
  drop(): void;
  readonly waits: () => boolean;
}

/** Delays an action until nothing has requested it for 300 ms. */
export function debounced(act: () => void): Settling {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const drop = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const now = (): void => {
    if (timer === undefined) return;
    drop();
    act();
  };
  return {
    later() {
      drop();
      timer = setTimeout(now, REST_MS);
    },
    now,
    drop,
    waits: () => timer !== undefined,
  };
}
