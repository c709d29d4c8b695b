import { chunkFailed } from '#client/chunkFailed.ts';
import { mayBeSignedIn } from '#client/mayBeSignedIn.ts';
import { clearPageLine, sayOnPage } from '#client/slate/pageLine.ts';
import { UNKNOWN_READER } from '#domain/words/pageLines.ts';

const { documentElement: root } = document;
const observer = new MutationObserver(begin);

/** There may be a session, but nobody could say so: the page must not take a member for a visitor. */
function sayUnasked(): void {
  const isAsking = root.dataset.asking !== undefined || root.dataset.who !== undefined;
  if (mayBeSignedIn() && !isAsking) sayOnPage(UNKNOWN_READER, 'reload');
  else clearPageLine();
}

/** A member's day is loaded only for members, and not for those who have shut themselves out. */
function begin(): void {
  sayUnasked();
  const place = document.querySelector<HTMLElement>('#member-day');
  if (!place || root.dataset.who !== 'member' || root.dataset.shut) return;
  observer.disconnect();
  import('#islands/member/start.tsx')
    .then(({ startDay }) => startDay(place))
    .catch((error: unknown) => chunkFailed(error, place));
}

// who.ts names the reader before the first paint, and again once the server has said.
observer.observe(root, { attributeFilter: ['data-who', 'data-shut', 'data-asking'] });
begin();
