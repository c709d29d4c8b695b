/** How far below the screen a part counts as near: half a screen. */
const MARGIN = '0px 0px 50% 0px';

/** Whether the reader has asked for little to be fetched; not every browser tells. */
const savesData = (): boolean => {
  const told: unknown = 'connection' in navigator ? navigator.connection : undefined;
  return typeof told === 'object' && told !== null && 'saveData' in told && told.saveData === true;
};

/**
 * Does something once, when a reader comes near a part: with pointer or keyboard, or, unless data is to be saved, by scrolling.
 * A finger has no way to come near but that one.
 */
export function whenNear(part: HTMLElement, act: () => void): void {
  const done = new AbortController();
  const once = (): void => {
    if (done.signal.aborted) return;
    done.abort();
    act();
  };
  for (const event of ['pointerover', 'focusin'])
    part.addEventListener(event, once, { signal: done.signal });
  if (savesData()) return;
  const seen = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) once();
    },
    { rootMargin: MARGIN },
  );
  seen.observe(part);
  done.signal.addEventListener('abort', () => seen.disconnect());
}
