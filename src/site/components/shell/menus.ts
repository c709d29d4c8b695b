/** Header menus open and close by themselves (details name); this closes them on leaving. */
const menus = document.querySelectorAll<HTMLDetailsElement>('.site-header details.menu');

const closeAll = (except?: Node | null): void => {
  for (const menu of menus) {
    if (!(except && menu.contains(except))) menu.open = false;
  }
};

document.addEventListener('click', (event) => {
  closeAll(event.target instanceof Node ? event.target : null);
});

document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return;
  const open = [...menus].find((menu) => menu.open);
  if (!open) return;
  open.open = false;
  open.querySelector('summary')?.focus();
});

for (const menu of menus) {
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.open = false;
  });
}

// A page shown again from the back-forward cache starts with its menus closed.
window.addEventListener('pagehide', () => closeAll());

export {};
