/** Opens every fold around an element, so that it can be seen. */
export function openAround(target: Element | null): void {
  for (let at = target; at; at = at.parentElement) {
    if (at instanceof HTMLDetailsElement) at.open = true;
  }
}

function openAddressed(): void {
  const id = decodeURIComponent(location.hash.slice(1));
  const target = id === '' ? null : document.getElementById(id);
  if (!target?.closest('details:not([open])')) return;
  openAround(target);
  target.scrollIntoView();
}

/** Opens the fold that an address or a link names. A second click on the same link does so again. */
export function openFolds(): void {
  // A tab of the guide named in the address.
  const guide = document.getElementById('guide');
  if (new URLSearchParams(location.search).has('guide')) openAround(guide);
  openAddressed();
  addEventListener('hashchange', openAddressed);
  document.addEventListener('click', ({ target }) => {
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
    if (link && link.hash === location.hash) openAddressed();
  });
}
