import { h } from './dom.ts';

/** A place of its own for the what-if of a re-run, in the page as built. */
export const whatIfPlace = (id: string): HTMLDetailsElement | null =>
  document.querySelector<HTMLDetailsElement>(`details[data-what-if-of="${CSS.escape(id)}"]`);

/** The fold of a what-if where the page has no place for it. */
const ownFold = (): HTMLDetailsElement =>
  h('details', { class: 'disclose' }, h('summary', {}, 'What if?'), h('div', { class: 'content' }));

/** The elements of a what-if on the page. */
export interface WhatIfFrame {
  readonly board: HTMLDetailsElement;
  readonly knobs: HTMLFieldSetElement;
  /** Chart and table. */
  readonly result: HTMLElement;
  /** The result in a line, which stays in view on a phone. */
  readonly line: HTMLElement;
  /** The same line, read aloud. */
  readonly aloud: HTMLElement;
  /** The shared settings, if they came with the address. */
  readonly shared: HTMLElement;
  readonly renewed: HTMLElement;
  readonly reset: HTMLButtonElement;
}

/** The empty frame around knobs, in the page's place for it. */
export function whatIfFrame(
  fields: readonly HTMLElement[],
  note: string,
  place: HTMLDetailsElement | null,
): WhatIfFrame {
  const result = h('div', { class: 'yours' });
  const line = h('p', { class: 'in-a-line', 'aria-hidden': 'true' });
  const aloud = h('p', { class: 'visually-hidden', role: 'status' });
  const shared = h('p', { class: 'shared', tabindex: -1, hidden: true });
  const renewed = h(
    'p',
    { class: 'note', hidden: true },
    'This what-if was made from an earlier prediction; its changes are applied to the current one.',
  );
  const reset = h(
    'button',
    { type: 'button', class: 'button ghost compact' },
    'Back to the published inputs',
  );
  const knobs = h(
    'fieldset',
    { class: 'knobs' },
    h('legend', { class: 'visually-hidden' }, 'What to change'),
    ...fields,
    h('p', {}, reset),
  );
  const board = place ?? ownFold();
  const content = board.querySelector('.content');
  content?.classList.add('what-if');
  content?.replaceChildren(
    shared,
    renewed,
    h(
      'p',
      { class: 'subline' },
      'Change something: the same games are played again, so only your change moves the result. Share it by copying the address.',
    ),
    h('div', { class: 'knobs-and-result' }, result, knobs, line, aloud),
    h('p', { class: 'note' }, note),
  );
  return { board, knobs, result, line, aloud, shared, renewed, reset };
}
