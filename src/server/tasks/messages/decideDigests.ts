import { type Digest, type DigestDay, digestOf, type Sender } from '#domain/messages/digest.ts';
import type { DueDigest, Messages } from '#server/store/messages.ts';

/** Decides what members whose hour it is are sent: who wishes the same gets the same. Answers how many were decided. */
export function decideDigests(
  messages: Pick<Messages, 'decideDigests'>,
  due: readonly DueDigest[],
  day: DigestDay,
  sender: Sender,
): Promise<number> {
  const written = new Map<string, Digest>();
  const rows = due.map(({ memberId, ...wishes }) => {
    const key = JSON.stringify([wishes.zone, wishes.silent, wishes.leagues.toSorted()]);
    const digest = written.get(key) ?? digestOf(day, wishes, sender);
    written.set(key, digest);
    return { memberId, zone: wishes.zone, ...digest };
  });
  return messages.decideDigests(rows);
}
