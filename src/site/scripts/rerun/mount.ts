import type { Rerunnable } from '#domain/rerun/rerunnable.ts';
import { pressRerun } from './board.ts';
import { h } from './dom.ts';

export { pressRerun };

/** Adds a prediction's re-run with its own button to a place in a page; replaces an earlier one. */
export function mountRerun(place: HTMLElement, rerunnable: Rerunnable): void {
  const button = h('button', { type: 'button', class: 'button ghost compact' });
  button.textContent = 'Re-run this prediction';
  const board = h('div', { class: 'rerun-board' });
  button.addEventListener('click', () => pressRerun({ button, board }, rerunnable));
  place.replaceChildren(h('div', { class: 'rerun' }, button, board));
}
