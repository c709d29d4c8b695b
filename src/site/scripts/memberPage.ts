const { documentElement: root } = document;
let begun = false;

/** A member's day is loaded only for members, and not for those who have shut themselves out. */
function begin(): void {
  const place = document.querySelector<HTMLElement>('#member-day');
  if (begun || !place || root.dataset.who !== 'member' || root.dataset.shut) return;
  begun = true;
  import('#islands/member/start.tsx').then(({ startDay }) => startDay(place));
}

// who.ts names the reader before the first paint, and again once the server has said.
new MutationObserver(begin).observe(root, { attributeFilter: ['data-who', 'data-shut'] });
begin();
