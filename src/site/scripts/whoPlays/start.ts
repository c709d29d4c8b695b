import { chunkFailed } from '#client/chunkFailed.ts';

const COUNT = 'a[data-count]';

/** A count's link is a button that opens its distribution, from now on also in a later page's content. */
function markCounts(): void {
  for (const link of document.querySelectorAll(COUNT)) {
    link.setAttribute('role', 'button');
    link.setAttribute('aria-expanded', 'false');
  }
}

async function toggle(link: HTMLAnchorElement): Promise<void> {
  const panel = await import('./panel.ts').catch((error: unknown) =>
    chunkFailed(error, link.closest('table')),
  );
  panel?.toggleCount(link);
}

/** The count at which an event aims, unless it asks for another window. */
const countOf = (event: MouseEvent | KeyboardEvent): HTMLAnchorElement | null =>
  event.ctrlKey || event.metaKey || event.shiftKey || !(event.target instanceof Element)
    ? null
    : event.target.closest<HTMLAnchorElement>(COUNT);

/** Opens players' distributions at a tap, at Enter and at the space bar. Nothing of them is loaded before. */
export function listenForPlayers(): void {
  markCounts();
  document.addEventListener('drawn', markCounts);
  document.addEventListener('click', (event) => {
    const link = countOf(event);
    if (!link) return;
    event.preventDefault();
    void toggle(link);
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return;
    const link = countOf(event);
    if (!link) return;
    event.preventDefault();
    link.click();
  });
}
