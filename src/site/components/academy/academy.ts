/** The academy's links to its modules, and the marks of completed ones: kept in this browser, and never removed. */
import { isComplete, progressPercent, progressText } from '#domain/academy/progress.ts';
import { keepMarks, keptMarks } from './keptMarks.ts';

const completed = new Set<string>();

function show(academy: HTMLElement, id: string): void {
  for (const part of academy.querySelectorAll(`[data-module="${id}"]`)) {
    part.setAttribute('data-done', '');
  }
  academy.querySelector(`[data-complete="${id}"]`)?.setAttribute('aria-disabled', 'true');
  for (const tab of academy.querySelectorAll('[role=tab]')) {
    const panel = `#${tab.getAttribute('aria-controls')}`;
    const all = academy.querySelectorAll(`${panel} .module`).length;
    const done = academy.querySelectorAll(`${panel} .module[data-done]`).length;
    const count = tab.querySelector('small');
    if (count) count.textContent = `${done}/${all}`;
  }
  const progress = document.querySelector('.academy-progress');
  const [words, share] = progress?.querySelectorAll('b, p > span') ?? [];
  if (words) words.textContent = progressText(completed.size);
  if (share) share.textContent = `${progressPercent(completed.size)}%`;
  const bar = progress?.querySelector('progress');
  if (bar) bar.value = completed.size;
}

function showCard(): void {
  const card = document.querySelector<HTMLElement>('.academy-complete');
  if (!card) return;
  card.hidden = false;
  card.scrollIntoView({ block: 'nearest' });
}

/** Shows the marks of earlier visits, those of modules that still exist. */
function recall(academy: HTMLElement): void {
  for (const id of keptMarks()) {
    if (!academy.querySelector(`[data-module="${CSS.escape(id)}"]`)) continue;
    completed.add(id);
    show(academy, id);
  }
  const card = document.querySelector<HTMLElement>('.academy-complete');
  if (card && isComplete(completed.size)) card.hidden = false;
}

function start(academy: HTMLElement): void {
  recall(academy);
  /** Opens the tab and the module that a fragment names. */
  function reveal(hash: string): Element | undefined {
    const body = [...academy.querySelectorAll('.module > .content')].find(
      ({ id }) => `#${id}` === hash,
    );
    if (!body) return undefined;
    body.dispatchEvent(new Event('reveal', { bubbles: true }));
    body.closest('details')?.setAttribute('open', '');
    return body;
  }

  academy.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const link = target.closest('a[href^="#"]:not([role=tab])');
    if (link) reveal(link.getAttribute('href') ?? '');
    const id = target.closest('[data-complete]')?.getAttribute('data-complete');
    if (!id || completed.has(id)) return;
    completed.add(id);
    keepMarks(completed);
    show(academy, id);
    if (isComplete(completed.size)) showCard();
  });
  window.addEventListener('hashchange', () => reveal(location.hash)?.scrollIntoView());
  reveal(location.hash)?.scrollIntoView();
}

const academy = document.querySelector<HTMLElement>('.academy');
if (academy) start(academy);
