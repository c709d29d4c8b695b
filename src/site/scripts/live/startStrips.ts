import { untilPlayed } from './stripStarts.ts';

/** Follows the games being played while there may be some; nothing of it is loaded before. */
export function followStrips(): void {
  if (!document.querySelector('[data-live-strip]')) return;
  let watching = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    clearTimeout(timer);
    const wait = untilPlayed();
    if (!watching && wait !== undefined) timer = setTimeout(begin, wait);
  };
  const begin = (): void => {
    watching = true;
    import('./watchStrips.ts')
      .then(({ watchStrips }) =>
        watchStrips(() => {
          watching = false;
          look();
        }),
      )
      .catch(console.warn);
  };
  look();
  // A later slate has other games.
  document.addEventListener('drawn', look);
}
