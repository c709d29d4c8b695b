/** The line above a page's content; at most one. */
const LINE = 'page-line';

function reloadButton(): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button ghost compact';
  button.textContent = 'Reload the page';
  button.addEventListener('click', () => location.reload());
  return button;
}

/** Makes a line with a sentence, and a button that reloads the page if that mends it. */
export function pageLine(text: string, mend?: 'reload'): HTMLElement {
  const line = document.createElement('div');
  line.className = 'alert info mt-4 mb-4';
  line.setAttribute('role', 'status');
  const said = document.createElement('p');
  said.textContent = text;
  line.append(said);
  if (mend) line.append(reloadButton());
  return line;
}

const shownLine = () => document.getElementById(LINE);

export const clearPageLine = (): void => shownLine()?.remove();

/** Says a sentence above the page's content. */
export function sayOnPage(text: string, mend?: 'reload'): void {
  if (shownLine()?.dataset.said === text) return;
  clearPageLine();
  const line = pageLine(text, mend);
  line.id = LINE;
  line.dataset.said = text;
  const place = document.querySelector('main > .wrap') ?? document.querySelector('main');
  place?.prepend(line);
}
