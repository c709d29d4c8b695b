import { chunkFailed } from '#client/chunkFailed.ts';
import type { Offered } from '#domain/prices/offered.ts';

/** Offers alerts when a reader presses the button; everything needed is loaded then. */
export function listenForAlerts(): void {
  document.addEventListener('click', async ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-alert]') : null;
    const bet = button?.closest('td')?.querySelector<HTMLElement>('[data-take]')?.dataset.take;
    if (!button || bet === undefined) return;
    const offered: Offered = JSON.parse(bet);
    const screen = await import('./startAlertMe.tsx').catch((error: unknown) =>
      chunkFailed(error, button.closest('table')),
    );
    screen?.openAlertMe(offered, button);
  });
}
