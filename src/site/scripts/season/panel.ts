import { signTone } from '#components/ui/signTone.ts';
import { signed } from '#domain/numbers/numbers.ts';
import type { Change } from './changes.ts';

const write = (selector: string, text: string): void => {
  for (const place of document.querySelectorAll(selector)) place.textContent = text;
};

const setHidden = (selector: string, hidden: boolean): void => {
  for (const place of document.querySelectorAll<HTMLElement>(selector)) place.hidden = hidden;
};

function line({ team, goal, text, points, bad }: Change): HTMLLIElement {
  const item = document.createElement('li');
  const moved = document.createElement('b');
  moved.className = signTone(bad ? -points : points) ?? '';
  moved.textContent = signed(points);
  item.append(`${team} ${goal} ${text} `, moved);
  return item;
}

/** What stands beside the table and the games about the results that are set. */
export const panel = {
  /** @param words what is set; empty if nothing is */
  set(words: string): void {
    write('[data-set-words]', words);
    setHidden('[data-season-panel], [data-note-set]', words === '');
    setHidden('[data-note-week]', words !== '');
  },
  changes(changes: readonly Change[]): void {
    document.querySelector('[data-set-changes]')?.replaceChildren(...changes.map(line));
  },
  state(text: string): void {
    write('[data-set-state]', text);
  },
  say(text: string): void {
    write('[data-set-live]', text);
  },
};
