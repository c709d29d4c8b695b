const FOLDS = 'details.panel-fold';

/** Where there is room folded panels are shown by the stylesheet at once: they say so to those who do not see it, too. */
export function openWide(): void {
  if (!matchMedia('(min-width: 66rem)').matches) return;
  for (const fold of document.querySelectorAll<HTMLDetailsElement>(FOLDS)) fold.open = true;
}

/** Panels that a reader has opened stay open in a newer page. */
export function keepOpen(next: Element): void {
  for (const { id, open } of document.querySelectorAll<HTMLDetailsElement>(FOLDS)) {
    const same =
      id === '' ? null : next.querySelector<HTMLDetailsElement>(`${FOLDS}#${CSS.escape(id)}`);
    if (same) same.open = open;
  }
}
