/**
 * The script of boards and players' pages: follow buttons, and the panel that moves a line and takes a team-mate out. The panel's code is
 * loaded at the first tap; where it does not arrive, the link leads to the game, whose page has the same.
 */
if (document.querySelector('[data-follow]'))
  void import('./follow.ts').then(({ listenForFollows }) => listenForFollows());
document.addEventListener('click', (event) => {
  const { target, ctrlKey, metaKey, shiftKey } = event;
  const link =
    target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-line-open]') : null;
  const box = link?.closest<HTMLElement>('[data-line-box]');
  if (!link || !box || ctrlKey || metaKey || shiftKey) return;
  event.preventDefault();
  link.setAttribute('aria-busy', 'true');
  import('./whoPlays/ownPanel.ts')
    .then(({ openOwnPanel }) => openOwnPanel(box))
    .catch((error: unknown) => {
      console.warn(error);
      location.assign(link.href);
    });
});
