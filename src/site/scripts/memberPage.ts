import { chunkFailed } from '#client/chunkFailed.ts';

const { documentElement: root } = document;
const observer = new MutationObserver(begin);

/** A member's day is loaded only for members, and not for those who have shut themselves out. */
function begin(): void {
  const place = document.querySelector<HTMLElement>('#member-day');
  if (!place || root.dataset.who !== 'member' || root.dataset.shut) return;
  observer.disconnect();
  import('#islands/member/start.tsx')
    .then(({ startDay }) => startDay(place))
    .catch((error: unknown) => chunkFailed(error, place));
}

// who.ts names the reader before the first paint, and again once the server has said.
observer.observe(root, { attributeFilter: ['data-who', 'data-shut'] });
begin();
