import { plainTap } from '../plainTap.ts';

/**
 * Opens players' distributions at a tap on a count, unless it asks for another window. Nothing of them is loaded before; if it does
 * not arrive, the link leads to the same on the player's page.
 */
export function listenForPlayers(): void {
  document.addEventListener('click', (event) => {
    const link = plainTap<HTMLAnchorElement>(event, 'a[data-count]');
    if (!link) return;
    import('./panel.ts').then(
      ({ toggleCount }) => toggleCount(link),
      () => location.assign(link.href),
    );
  });
}
