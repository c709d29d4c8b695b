/**
 * Follows the games being played once there may be some: the strip's own script says how long that is (strip-early.js), of this slate
 * or a later one. Nothing of it is loaded before.
 */
export function followStrips(): void {
  const look = (): void => {
    const wait = document.querySelector<HTMLElement>('[data-wait]')?.dataset.wait;
    if (!wait) return;
    document.removeEventListener('drawn', look);
    setTimeout(
      () => import('./watchStrips.ts').then(({ watchStrips }) => watchStrips(), console.warn),
      Number(wait),
    );
  };
  document.addEventListener('drawn', look);
  look();
}
