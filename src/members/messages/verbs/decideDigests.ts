import type { SayableDay } from '#domain/prices/sayableDay.ts';
import type { Sender } from '#members/account/rules/sender.ts';
import type { Digest } from '../rules/digest.ts';
import { DIGESTS } from '../rules/digests.ts';
import type { DueDigest, Messages } from '../store/messages.ts';

/** Decides the messages of members whose hour it is: equal choices get equal messages. Returns how many were decided. */
export function decideDigests(
  messages: Pick<Messages, 'decideDigests'>,
  due: readonly DueDigest[],
  day: SayableDay,
  sender: Sender,
): Promise<number> {
  const written = new Map<string, Digest>();
  const rows = due.map(({ memberId, channel, ...wishes }) => {
    const { zone, silent, leagues, teams, follows } = wishes;
    const key = JSON.stringify([channel, zone, silent, leagues.toSorted(), teams, follows]);
    const digest = written.get(key) ?? DIGESTS[channel](day, wishes, sender);
    written.set(key, digest);
    return { memberId, channel, zone, ...digest };
  });
  return messages.decideDigests(rows);
}
