import { h } from './dom.ts';

/** What a board is made of. */
export interface BoardParts {
  /** Read aloud as it changes: how a run goes and what came of it. */
  readonly status: HTMLElement;
  /** The rest; silent. */
  readonly body: HTMLElement;
}

const known = new WeakMap<HTMLElement, BoardParts>();

/** A board's two parts. They stay: an element read aloud must exist before its text. */
export function partsOf(board: HTMLElement): BoardParts {
  const parts = known.get(board);
  if (parts) return parts;
  const made = {
    status: h('p', { role: 'status' }),
    body: h('div', { class: 'rerun-body' }),
  };
  board.replaceChildren(made.status, made.body);
  known.set(board, made);
  return made;
}

/** Says how it stands; the class is how it looks. */
export function say({ status }: BoardParts, look: string, text: string): void {
  status.className = look;
  status.replaceChildren(h('span', {}, text));
}
