import { tipDelay } from './tipDelay.ts';

const TERM = '.term';
/** Distance to the term and to the window's edges, pixels. */
const GAP = 8;

interface Open {
  readonly term: Element;
  readonly tip: HTMLElement;
}

const termAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(TERM) : null;

const tipOf = (term: Element): HTMLElement | null =>
  document.getElementById(term.getAttribute('aria-describedby') ?? '');

/** Where popovers are missing (Safari before 17, Firefox before 125) term.css hides every tooltip but the one marked so. */
const OPEN = 'data-open';
const POPOVER = 'popover';

function reveal(tip: Element): void {
  if (tip instanceof HTMLElement && 'showPopover' in tip) tip.showPopover();
  else {
    tip.removeAttribute(POPOVER);
    tip.setAttribute(OPEN, '');
  }
}

function hide(tip: Element): void {
  if (tip instanceof HTMLElement && 'hidePopover' in tip) tip.hidePopover();
  else {
    tip.setAttribute(POPOVER, 'manual');
    tip.removeAttribute(OPEN);
  }
}

/** Below the term, or above it where there is no room. */
function place({ term, tip }: Open): void {
  const at = term.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const left = Math.min(at.left, document.documentElement.clientWidth - width - GAP);
  const below = at.bottom + GAP;
  const top = below + height > innerHeight ? at.top - GAP - height : below;
  tip.style.left = `${Math.max(GAP, left)}px`;
  tip.style.top = `${Math.max(0, top)}px`;
}

/**
 * Opens the tooltips of a page's terms: under a resting pointer, at the keyboard's focus, at a tap. Each stays while pointer or
 * focus is on it or its term, and Escape closes it (WCAG 1.4.13).
 */
export function showTips(): void {
  let open: Open | undefined;
  let closedAt: number | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const close = (): void => {
    clearTimeout(waiting);
    if (!open) return;
    if (open.tip.isConnected) hide(open.tip);
    open = undefined;
    closedAt = performance.now();
  };
  const show = (term: Element): void => {
    clearTimeout(waiting);
    if (open?.term === term) return;
    close();
    const tip = tipOf(term);
    if (!tip || !term.isConnected) return;
    reveal(tip);
    open = { term, tip };
    place(open);
  };
  const isOn = (target: EventTarget | null): boolean =>
    target instanceof Node && !!open && (open.term.contains(target) || open.tip.contains(target));

  document.addEventListener('pointerover', ({ target, pointerType }) => {
    const term = termAt(target);
    if (!term || pointerType === 'touch' || isOn(target)) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => show(term), tipDelay(performance.now(), closedAt));
  });
  document.addEventListener('pointerout', ({ target, relatedTarget, pointerType }) => {
    if (pointerType === 'touch' || isOn(relatedTarget)) return;
    if (isOn(target)) close();
    else if (termAt(target)) clearTimeout(waiting);
  });
  document.addEventListener('focusin', ({ target }) => {
    const term = termAt(target);
    if (term?.matches(':focus-visible')) show(term);
  });
  document.addEventListener('focusout', ({ target }) => {
    if (isOn(target)) close();
  });
  document.addEventListener('click', ({ target }) => {
    const term = termAt(target);
    if (term) show(term);
    else if (!isOn(target)) close();
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
  addEventListener('scroll', close, { passive: true, capture: true });
}
