import type { Rerunnable } from '#domain/rerun/rerunnable.ts';
import { pressRerun } from './board.ts';
import { h } from './dom.ts';

export { pressRerun };

/** Puts a re-run of a prediction in a place of a page, with a button of its own; where one stood, in its place. */
export function mountRerun(place: HTMLElement, rerunnable: Rerunnable): void {
  const button = h('button', { type: 'button', class: 'button ghost compact' });
  button.textContent = 'Re-run this prediction';
  const board = h('div', { class: 'rerun-board' });
  button.addEventListener('click', () => pressRerun({ button, board }, rerunnable));
  place.replaceChildren(h('div', { class: 'rerun' }, button, board));
}
