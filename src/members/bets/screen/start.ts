import { chunkFailed } from '#client/chunkFailed.ts';
import type { Offered } from '#domain/prices/offered.ts';

/** Records a bet when a reader presses the button; everything needed is loaded then. */
export function listenForBets(): void {
  document.addEventListener('click', async ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-take]') : null;
    if (!button) return;
    const offered: Offered = JSON.parse(button.dataset.take ?? '');
    // The price's value counts while the page shows it.
    const shown = button.closest('tr')?.querySelector('[data-when="fresh"]:not([hidden])');
    const { quarterKellyShare, ...rest } = offered;
    const screen = await import('./startTakeDown.tsx').catch((error: unknown) =>
      chunkFailed(error, button.closest('table')),
    );
    screen?.openTakeDown(
      shown && quarterKellyShare ? { ...rest, quarterKellyShare } : rest,
      button,
    );
  });
}
