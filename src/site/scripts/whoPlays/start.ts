import { chunkFailed } from '#client/chunkFailed.ts';

/** Opens players' distributions at a tap on a count, unless it asks for another window. Nothing of them is loaded before. */
export function listenForPlayers(): void {
  document.addEventListener('click', async (event) => {
    const { target } = event;
    if (event.ctrlKey || event.metaKey || event.shiftKey || !(target instanceof Element)) return;
    const link = target.closest<HTMLAnchorElement>('a[data-count]');
    if (!link) return;
    event.preventDefault();
    const panel = await import('./panel.ts').catch((error: unknown) =>
      chunkFailed(error, link.closest('table')),
    );
    panel?.toggleCount(link);
  });
}
