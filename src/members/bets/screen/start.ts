import type { Offered } from '#domain/prices/offered.ts';

/** Takes a bet down where a reader presses for it: all that it needs is fetched then. */
export function listenForBets(): void {
  document.addEventListener('click', async ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-take]') : null;
    if (!button) return;
    const offered: Offered = JSON.parse(button.dataset.take ?? '');
    // What the price is worth counts while the page shows it.
    const shown = button.closest('tr')?.querySelector('[data-when="fresh"]:not([hidden])');
    const { quarterKellyShare, ...rest } = offered;
    const { openTakeDown } = await import('./startTakeDown.tsx');
    openTakeDown(shown && quarterKellyShare ? { ...rest, quarterKellyShare } : rest, button);
  });
}
