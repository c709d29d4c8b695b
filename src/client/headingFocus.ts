const HEADINGS = 'h1, h2, h3, h4';
/** After this time an element's own code has had its chance to place the focus, ms. */
const PATIENCE_MS = 60;

/** Whether it is drawn. Safari has `checkVisibility` since 17.4 only. */
const isShown = (element: Element): boolean => element.getClientRects().length > 0;
const canHold = (element: HTMLElement): boolean =>
  isShown(element) && !element.matches(':disabled');

/** The heading nearest above what was focused, of the elements around it that are left. */
function headingNear(around: readonly Element[]): HTMLElement | undefined {
  for (const element of around) {
    if (!isShown(element)) continue;
    const heading = [...element.querySelectorAll<HTMLElement>(HEADINGS)].find(isShown);
    if (heading) return heading;
  }
  return undefined;
}

function around(element: Element, end: Element): readonly Element[] {
  const found: Element[] = [];
  for (let at = element.parentElement; at; at = at.parentElement) {
    found.push(at);
    if (at === end) break;
  }
  return found;
}

/**
 * Keeps the focus where its reader was when the focused element goes: a button that has done its work, a row that is deleted, a
 * form that becomes a sentence. Then the nearest heading takes the focus, and a screen reader reads it. Code that places the focus
 * itself comes first. @returns ends it
 */
export function headingFocus(place: HTMLElement): () => void {
  let last: HTMLElement | undefined;
  let near: readonly Element[] = [];
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const isLost = (): boolean =>
    document.activeElement === null ||
    document.activeElement === document.body ||
    document.activeElement instanceof HTMLDialogElement;
  const look = (): void => {
    if (!last || !isLost()) return;
    const next = canHold(last) ? last : headingNear(near);
    if (!next) return;
    if (next !== last && !next.hasAttribute('tabindex')) next.tabIndex = -1;
    next.focus({ preventScroll: true });
  };
  const note = (target: EventTarget | null): void => {
    if (!(target instanceof HTMLElement) || !place.contains(target)) return;
    last = target;
    near = around(target, place);
  };
  const arrive = ({ target }: FocusEvent): void => note(target);
  const leave = ({ target, relatedTarget }: FocusEvent): void => {
    // To a dialog, which comes back.
    if (relatedTarget instanceof Element && relatedTarget.closest('dialog')) return;
    queueMicrotask(() => {
      if (target instanceof HTMLElement && canHold(target) && target === last) last = undefined;
    });
  };
  const seen = new MutationObserver(() => {
    if (!last) return;
    clearTimeout(waiting);
    waiting = setTimeout(look, PATIENCE_MS);
  });
  note(document.activeElement);
  place.addEventListener('focusin', arrive);
  place.addEventListener('focusout', leave);
  seen.observe(place, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden', 'open'],
  });
  return () => {
    clearTimeout(waiting);
    seen.disconnect();
    place.removeEventListener('focusin', arrive);
    place.removeEventListener('focusout', leave);
  };
}
