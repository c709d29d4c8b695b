const FOLDS = 'details[id]';

/** On wide screens the stylesheet shows these folds at once; this also marks them open for assistive technology. */
export function openWide(): void {
  if (!matchMedia('(min-width: 66rem)').matches) return;
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('details.panel-fold')) {
    fold.open = true;
  }
}

/** Folds in a newer page stay as the reader left them in this one. */
export function keepOpen(next: ParentNode): void {
  for (const { id, open } of document.querySelectorAll<HTMLDetailsElement>(FOLDS)) {
    const same = id === '' ? null : next.querySelector<HTMLDetailsElement>(`#${CSS.escape(id)}`);
    if (same?.matches(FOLDS)) same.open = open;
  }
}
