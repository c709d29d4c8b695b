const inputsOf = (block: Element | null): string | undefined =>
  block?.querySelector('script')?.textContent;

/**
 * Moves re-runs and what-ifs that a reader has opened into a newer page, where its prediction is still the same one: what was
 * set and compared there stays.
 */
export function keepReruns(next: Element): void {
  for (const board of document.querySelectorAll('.rerun-board')) {
    const block = board.closest<HTMLElement>('[data-rerun]');
    const id = CSS.escape(block?.dataset.rerun ?? '');
    const same = next.querySelector(`[data-rerun="${id}"]`);
    if (!block || !same || inputsOf(same) !== inputsOf(block)) continue;
    const place = `[data-what-if-of="${id}"]`;
    const whatIf = document.querySelector(place);
    if (whatIf) next.querySelector(place)?.replaceWith(whatIf);
    same.replaceWith(block);
  }
}
