import type { Digest, DigestDay, Sender } from '#domain/messages/digest.ts';
import { DIGESTS } from '#domain/messages/digests.ts';
import type { DueDigest, Messages } from '#server/store/messages.ts';

/** Decides what members whose hour it is are sent: who wishes the same gets the same. Answers how many were decided. */
export function decideDigests(
  messages: Pick<Messages, 'decideDigests'>,
  due: readonly DueDigest[],
  day: DigestDay,
  sender: Sender,
): Promise<number> {
  const written = new Map<string, Digest>();
  const rows = due.map(({ memberId, channel, ...wishes }) => {
    const { zone, silent, leagues, teams } = wishes;
    const key = JSON.stringify([channel, zone, silent, leagues.toSorted(), teams]);
    const digest = written.get(key) ?? DIGESTS[channel](day, wishes, sender);
    written.set(key, digest);
    return { memberId, channel, zone, ...digest };
  });
  return messages.decideDigests(rows);
}
