import { keepFollow, onFollowedElsewhere, readFollowed } from '#client/follow/followed.ts';
import { clock } from '#clock';
import { MOST_FOLLOWED } from '#domain/follow/follow.ts';
import { type Followed, followedIds, isFollowed } from '#domain/follow/followed.ts';
import { keepFollowedInSync } from '#members/follows/screen/start.ts';

const BUTTON = '[data-follow]';

/** Marks every button by the list. */
export function markFollowed(list: Followed = readFollowed()): void {
  for (const button of document.querySelectorAll<HTMLElement>(BUTTON)) {
    const follows = isFollowed(list, button.dataset.follow ?? '');
    button.setAttribute('aria-pressed', String(follows));
  }
}

const FULL = `You follow ${MOST_FOLLOWED}, the most there is room for. Give one up first.`;
const BLOCKED = 'This browser lets our site keep nothing, so we cannot remember it.';

function say(button: HTMLElement, text: string, home = false): void {
  const place = button.parentElement?.querySelector('[data-follow-said]');
  if (!place) return;
  place.textContent = text;
  if (!home || location.pathname === '/') return;
  const link = document.createElement('a');
  link.href = '/';
  link.textContent = 'See your home page';
  place.append(' ', link);
}

const keptWhere = (): string =>
  document.documentElement.dataset.who === undefined
    ? 'Kept on this device.'
    : 'Kept in your account.';

/** The front page of a member whose list has just come from the account becomes the member's own. */
function becomeOwn(list: Followed): void {
  const isFront = document.querySelector('[data-my-home]') !== null && location.search === '';
  const isOwn = document.documentElement.dataset.home === 'mine';
  if (isFront && !isOwn && followedIds(list).length > 0) location.reload();
}

function press(button: HTMLElement): void {
  const id = button.dataset.follow ?? '';
  const before = readFollowed();
  const follows = !isFollowed(before, id);
  const kept = keepFollow(id, follows, clock.now().toISOString());
  if (kept === 'full') say(button, FULL);
  else if (kept === 'blocked') say(button, BLOCKED);
  else if (follows && before.length === 0) say(button, keptWhere(), true);
  else say(button, '');
  markFollowed();
}

/** Makes the page's follow buttons work, also those that come later, and keeps a member's list the same on all devices. */
export function listenForFollows(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>(BUTTON);
    if (button) press(button);
  });
  onFollowedElsewhere((list) => {
    markFollowed(list);
    becomeOwn(list);
  });
  // Also what another page has changed while this one was in the back/forward cache.
  addEventListener('pageshow', ({ persisted }) => persisted && markFollowed());
  keepFollowedInSync();
  markFollowed();
}
