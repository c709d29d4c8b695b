import { isRecord, isText } from '#client/checks.ts';
import { readFollowed, replaceFollowed, takeFollowed } from '#client/follow/followed.ts';
import { postJson } from '#client/post.ts';
import { clock } from '#clock';
import type { Followed } from '#domain/follow/followed.ts';
import { followedInText, followedText } from '#domain/follow/followedText.ts';
import { FOLLOWS } from '../paths.ts';
import { isDue, isOfAnother, noteSynced } from './owner.ts';

/** The member's list, as the server answers it. */
interface Kept {
  readonly userId: string;
  readonly list: Followed;
}

/** Parsed without a schema, because this is loaded for every member: the list has the form in which a device keeps it. */
function keptIn(answer: unknown): Kept | undefined {
  if (!isRecord(answer) || !isText(answer.userId)) return undefined;
  const list = followedInText(JSON.stringify(answer));
  return list && { userId: answer.userId, list };
}

async function askKept(): Promise<Kept | undefined> {
  const response = await fetch(FOLLOWS, { cache: 'no-store', credentials: 'include' });
  return response.ok ? keptIn(await response.json()) : undefined;
}

/** Sends what the member's list lacks. */
async function bring({ userId }: Kept, list: Followed): Promise<Kept | undefined> {
  const posted = await postJson(FOLLOWS, { userId, version: 1, list });
  return posted.ok ? keptIn(posted.answer) : undefined;
}

/**
 * Makes the device's list and the member's one. What another member followed on this device stays theirs. Without an answer, and
 * for who is signed out or on a device that is not trusted yet, the device's stays as it is, and the next page tries again.
 */
async function syncOnce(): Promise<void> {
  const kept = await askKept();
  if (!kept) return;
  const { userId } = kept;
  const own = isOfAnother(userId) ? replaceFollowed(kept.list) : takeFollowed(kept.list);
  const isSame = followedText(own) === followedText(kept.list);
  const agreed = isSame ? kept : await bring(kept, own);
  // What was followed here meanwhile stays, and is due again.
  if (!agreed) return;
  takeFollowed(agreed.list);
  noteSynced(userId, followedText(agreed.list), clock.now());
}

/** Syncs when that is due, one at a time; what changes during an exchange is sent after it. */
export function followedSync(): () => Promise<void> {
  let running: Promise<void> | undefined;
  let again = false;
  const run = async (): Promise<void> => {
    do {
      again = false;
      if (isDue(followedText(readFollowed()), clock.now())) await syncOnce().catch(() => {});
    } while (again);
  };
  return () => {
    again = true;
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  };
}
