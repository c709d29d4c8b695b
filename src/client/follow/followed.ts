import { type Followed, mergeFollowed, withFollow } from '#domain/follow/followed.ts';
import { followedInText, followedText } from '#domain/follow/followedText.ts';
import { FOLLOWED_KEY, PLAYER_GAMES_KEY } from './key.ts';

/** Where a text goes that cannot be read, when a list takes its place. */
const UNREAD_KEY = 'sportsSimFollowedUnread';

/** Event of the window after this tab has changed the list. */
export const FOLLOWED_CHANGED = 'followed';

/** The same after the account's list came into this one. */
const FOLLOWED_TAKEN = 'followed-taken';

/** What became of a change. */
type Kept = 'kept' | 'full' | 'blocked';

function stored(): string | null {
  try {
    return localStorage.getItem(FOLLOWED_KEY);
  } catch {
    return null;
  }
}

/** The device's list; empty where storage is blocked or holds something else. */
export const readFollowed = (): Followed => followedInText(stored()) ?? [];

/** Replaces the device's list. A text in its place that cannot be read is put aside, not lost. False where storage is blocked. */
function writeFollowed(list: Followed): boolean {
  try {
    const before = localStorage.getItem(FOLLOWED_KEY);
    if (before && !followedInText(before)) localStorage.setItem(UNREAD_KEY, before);
    localStorage.setItem(FOLLOWED_KEY, followedText(list));
    // Of the list of before.
    localStorage.removeItem(PLAYER_GAMES_KEY);
    return true;
  } catch {
    return false;
  }
}

const tell = (event: string): void => {
  globalThis.dispatchEvent?.(new Event(event));
};

/** Follows something on this device, or gives it up; what another tab has changed meanwhile stays. */
export function keepFollow(id: string, follows: boolean, at: string): Kept {
  const list = withFollow(readFollowed(), id, follows, at);
  if (!list) return 'full';
  if (!writeFollowed(list)) return 'blocked';
  tell(FOLLOWED_CHANGED);
  return 'kept';
}

/** Puts another list in this one's place; the list that results. */
export function replaceFollowed(list: Followed): Followed {
  if (writeFollowed(list)) tell(FOLLOWED_TAKEN);
  return readFollowed();
}

/** Brings another device's list, or the member's, into this one's; the list that results. */
export function takeFollowed(other: Followed): Followed {
  const before = readFollowed();
  const list = mergeFollowed(before, other);
  if (followedText(list) !== followedText(before) && writeFollowed(list)) tell(FOLLOWED_TAKEN);
  return list;
}

/** Calls when another tab, or the account, has changed the list. */
export function onFollowedElsewhere(changed: (list: Followed) => void): void {
  addEventListener('storage', ({ key }) => {
    // Without a key everything was cleared.
    if (key === FOLLOWED_KEY || key === null) changed(readFollowed());
  });
  addEventListener(FOLLOWED_TAKEN, () => changed(readFollowed()));
}
