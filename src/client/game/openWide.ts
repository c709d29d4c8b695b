const FOLDS = 'details:is(.panel-fold, .part)';
const FIRST = 'starts-open';

/** On wide screens the stylesheet shows these folds at once; this also marks them open for assistive technology. */
export function openWide(): void {
  if (!matchMedia('(min-width: 66rem)').matches) return;
  const folds = document.querySelectorAll<HTMLDetailsElement>(`details:is(.panel-fold, .${FIRST})`);
  for (const fold of folds) {
    fold.open = true;
    // From here on a reader may close it.
    fold.classList.remove(FIRST);
  }
}

/** Panels in a newer page stay as the reader left them in this one. */
export function keepOpen(next: Element): void {
  for (const { id, open, classList } of document.querySelectorAll<HTMLDetailsElement>(FOLDS)) {
    const same = id === '' ? null : next.querySelector<HTMLDetailsElement>(`#${CSS.escape(id)}`);
    if (!same?.matches(FOLDS)) continue;
    same.open = open;
    same.classList.toggle(FIRST, classList.contains(FIRST));
  }
}
