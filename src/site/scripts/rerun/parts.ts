import { h } from './dom.ts';

/** The parts of a board. */
interface BoardParts {
  /** Announced by screen readers at each change: a run's progress and result. */
  readonly status: HTMLElement;
  /** The rest, which is not announced. */
  readonly body: HTMLElement;
}

const known = new WeakMap<HTMLElement, BoardParts>();

/** A board's two parts. They are permanent: an announced element must exist before its text. */
export function boardParts(board: HTMLElement): BoardParts {
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

/** Shows the state as text; the class sets its look. */
export function setStatus({ status }: BoardParts, look: string, text: string): void {
  status.className = look;
  status.replaceChildren(h('span', {}, text));
}
