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

/**
 * Starts a block's re-run: its recipe is in the page, the rest is fetched now. While it is, a second press asks for the same: it
 * must not cancel what has not begun.
 */
async function start(block: Element): Promise<void> {
  const button = block.querySelector<HTMLElement>(START);
  const text = block.querySelector('script[type="application/json"]')?.textContent;
  if (!button || !text) return;
  const rerunnable: Rerunnable = JSON.parse(text);
  const board = boardOf(block);
  if (board.ariaBusy) return;
  board.ariaBusy = 'true';
  const mount = await import('./mount.ts').catch((error: unknown) => chunkFailed(error, button));
  board.ariaBusy = null;
  if (mount) mount.pressRerun({ button, board }, rerunnable);
  else board.remove();
}

/** Opens every fold around a block and brings it into view. */
function reveal(block: Element): void {
  openAround(block);
  // Without smooth scrolling: content drawn in the meantime causes its own scroll.
  block.scrollIntoView({ block: 'start', behavior: 'instant' });
}

/** A place of its own for a block's what-if, by the block's id. */
const PLACE = 'data-what-if-of';
/** A press that asks for a what-if: on the line that opens its place, or on the button in it. */
const ASK = `[${PLACE}]:not([open]) > summary, [${PLACE}] [data-what-if-start]`;
const WHAT_IF = '#what-if';

const blockOf = (id: string): Element | null =>
  document.querySelector(`[data-rerun="${CSS.escape(id)}"]`);

const placeOf = (block: Element): Element | null =>
  document.querySelector(`[${PLACE}="${CSS.escape(block.getAttribute('data-rerun') ?? '')}"]`);

const blockOfPlace = (place: Element | null | undefined): Element | null =>
  blockOf(place?.getAttribute(PLACE) ?? '');

/** The block requested by the address: a what-if names its block or its place; "#re-run-now" means the page's first. */
function askedBlock(): Element | null {
  if (location.hash === RERUN_NOW) return document.querySelector(BLOCK);
  if (location.hash === WHAT_IF) return blockOfPlace(document.querySelector(WHAT_IF));
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

/** Activates the page's re-run buttons, including later ones. */
export function listenForReruns(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const block = target.closest(START)?.closest(BLOCK);
    if (block) void start(block);
    const asked = blockOfPlace(target.closest(ASK)?.closest(`[${PLACE}]`));
    if (asked && !asked.querySelector('.rerun-board')) void start(asked);
  });
  window.addEventListener('hashchange', startAsked);
  startAsked();
}
