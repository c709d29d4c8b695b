import { clock } from '#clock';

/** Timers cannot wait longer, ms. */
const LONGEST = 2 ** 31 - 1;

/** Follows the page's game from its start on, and again in later content of the page; nothing of it is loaded before. */
export function followLive(): void {
  follow();
  document.addEventListener('drawn', follow);
}

function follow(): void {
  const panel = document.querySelector<HTMLElement>('[data-live]');
  const { liveFrom = '', liveStage } = panel?.dataset ?? {};
  if (!panel || liveStage === 'ended' || liveStage === 'off') return;
  const wait = Math.max(0, Date.parse(liveFrom) - clock.now().getTime());
  if (wait > LONGEST) return;
  setTimeout(() => {
    if (panel.isConnected)
      import('./watch.ts').then(({ watchPanel: watch }) => watch(panel), console.warn);
  }, wait);
}
