/** Long enough that a dragged slider rests only when it is let go or looked at. */
const REST_MS = 300;

/** An action that waits until input pauses. */
export interface Settling {
  /** Put off anew. */
  later(): void;
  /** Immediately, if it waits. */
  now(): void;
  /** Cancels it, if it waits. */
  drop(): void;
  readonly waits: () => boolean;
}

/** Puts an act off until nothing has asked for it for 300 ms. */
export function settling(act: () => void): Settling {
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
