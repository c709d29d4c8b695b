/** Timers cannot wait longer, ms. */
const LONGEST = 2 ** 31 - 1;

/**
 * Follows the games being played once there may be some: the strip's own script says how long that is (strip-early.js), and again of
 * a later slate. Nothing of it is loaded before.
 */
export function followStrips(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    clearTimeout(timer);
    const strips = [...document.querySelectorAll<HTMLElement>('[data-live-strip]')];
    const wait = strips.map(({ dataset }) => dataset.wait).find(Boolean);
    if (wait) timer = setTimeout(begin, Math.min(LONGEST, Number(wait)));
  };
  const begin = (): void => {
    document.removeEventListener('drawn', look);
    import('./watchStrips.ts').then(({ watchStrips }) => watchStrips(), console.warn);
  };
  look();
  document.addEventListener('drawn', look);
}
