/** Whose list the device's is: the member's with whom it was last one. */
const OWNER_KEY = 'sportsSimFollowedOf';
/** When it was, ms since 1970, and what it said. */
const SYNCED_KEY = 'sportsSimFollowedSynced';

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is blocked: there is no list to sync, either.
  }
}

/** Whether the device's list is another member's, who signed in here before: it is then not added to this one's. */
export function isOfAnother(userId: string): boolean {
  const owner = read(OWNER_KEY);
  return owner !== '' && owner !== userId;
}

/** Notes that device and member agree. @param text the list (domain/follow/followedText.ts) */
export function noteSynced(userId: string, text: string, now: Date): void {
  write(OWNER_KEY, userId);
  write(SYNCED_KEY, `${now.getTime()} ${text}`);
}

/** How long a device believes that it agrees, unless its list changes: other devices' changes come with the next page after. */
const AGREED_MS = 10 * 60_000;

/** Whether the list has changed since they agreed, or that was a while ago. */
export function isDue(text: string, now: Date): boolean {
  const [, at = '0', said = ''] = /^(\d+) (.*)$/s.exec(read(SYNCED_KEY)) ?? [];
  const age = now.getTime() - Number(at);
  return said !== text || age < 0 || age > AGREED_MS;
}
