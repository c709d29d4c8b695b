import { chunkFailed } from '#client/chunkFailed.ts';
import { openAround } from '#client/openFold.ts';
import { RERUN_NOW } from '#domain/product/paths.ts';
import type { Rerunnable } from '#domain/rerun/rerunnable.ts';

const START = '[data-rerun-start]';
const BLOCK = '[data-rerun]';

const boardOf = (block: Element): HTMLElement => {
  const known = block.querySelector<HTMLElement>('.rerun-board');
  if (known) return known;
  const made = document.createElement('div');
  made.className = 'rerun-board';
  made.setAttribute('role', 'region');
  made.setAttribute('aria-label', 'Re-run');
  block.append(made);
  return made;
};

/** Starts a block's re-run: its recipe is in the page, the rest is fetched now. */
async function start(block: Element): Promise<void> {
  const button = block.querySelector<HTMLElement>(START);
  const text = block.querySelector('script[type="application/json"]')?.textContent;
  if (!button || !text) return;
  const rerunnable: Rerunnable = JSON.parse(text);
  const mount = await import('./mount.ts').catch((error: unknown) => chunkFailed(error, button));
  mount?.pressRerun({ button, board: boardOf(block) }, rerunnable);
}

/** Opens every fold around a block and brings it into view. */
function reveal(block: Element): void {
  openAround(block);
  // Without smooth scrolling: content drawn in the meantime causes its own scroll.
  block.scrollIntoView({ block: 'start', behavior: 'instant' });
}

const PLACE = 'data-what-if-of';

const blockOf = (id: string): Element | null =>
  document.querySelector(`[data-rerun="${CSS.escape(id)}"]`);

/** The page's place for a block's what-if, where it has one apart. */
const placeOf = (block: Element): Element | null =>
  document.querySelector(`[${PLACE}="${CSS.escape(block.getAttribute('data-rerun') ?? '')}"]`);

/** The block requested by the address: a what-if names its block; "#re-run-now" means the page's first. */
function askedBlock(): Element | null {
  if (location.hash === RERUN_NOW) return document.querySelector(BLOCK);
  const id = new URLSearchParams(location.hash.slice(1)).get('what-if');
  return id === null ? null : blockOf(id);
}

/** Starts the re-run requested by the address, unless it runs already: an open board follows the address itself. */
function startAsked(): void {
  const block = askedBlock();
  if (!block || block.querySelector('.rerun-board')) return;
  reveal((location.hash === RERUN_NOW ? null : placeOf(block)) ?? block);
  void start(block);
}

/** A what-if that is opened in its place starts the re-run that it plays on. */
function startOpened({ target }: Event): void {
  if (!(target instanceof HTMLDetailsElement) || !target.open) return;
  const block = blockOf(target.getAttribute(PLACE) ?? '');
  if (block && !block.querySelector('.rerun-board')) void start(block);
}

/** Activates the page's re-run buttons, including later ones. */
export function listenForReruns(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest(START) : null;
    const block = button?.closest(BLOCK);
    if (block) void start(block);
  });
  // A toggle does not bubble.
  document.addEventListener('toggle', startOpened, { capture: true });
  window.addEventListener('hashchange', startAsked);
  startAsked();
}
