/** Closes the drawer when a link is chosen; opens and closes it where invoker commands are missing. */
const drawer = document.querySelector<HTMLDialogElement>('#site-menu');

drawer?.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a')) drawer.close();
  // Outside the panel the target of a click is the dialog itself: its backdrop.
  if (target === drawer) drawer.close();
});

if (drawer && !('commandForElement' in HTMLButtonElement.prototype)) {
  for (const button of document.querySelectorAll('[commandfor="site-menu"]')) {
    const opens = button.getAttribute('command') === 'show-modal';
    button.addEventListener('click', () => (opens ? drawer.showModal() : drawer.close()));
  }
}

// Above the drawer's widths the header has the links itself.
window.matchMedia('(min-width: 72rem)').addEventListener('change', () => drawer?.close());
window.addEventListener('pagehide', () => drawer?.close());

export {};
