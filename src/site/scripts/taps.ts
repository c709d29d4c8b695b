import { chunkFailed } from '#client/chunkFailed.ts';
import { plainTap } from './plainTap.ts';

const BUTTONS = '[data-take], [data-alert]';
const LINKS = 'a[data-count]';

/**
 * Opens what a game's page has behind a tap: a bet to note, alerts on a price, a player's distribution. Nothing of them is loaded
 * before, nor named in this script, which every page has. What does not arrive says so; a link then leads to the player's page.
 */
export function listenForTaps(): void {
  document.addEventListener('click', (event) => {
    const { target } = event;
    const button = target instanceof Element ? target.closest<HTMLElement>(BUTTONS) : null;
    const link = button ? undefined : plainTap<HTMLAnchorElement>(event, LINKS);
    const tapped = button ?? link;
    if (!tapped) return;
    import('./openTapped.ts')
      .then(({ openerOf }) => openerOf(tapped))
      .then(
        (open) => open(),
        (error: unknown) =>
          link ? location.assign(link.href) : chunkFailed(error, tapped.closest('table')),
      );
  });
}
