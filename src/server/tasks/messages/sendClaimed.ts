import { clock } from '#clock';
import type { MessageChannel, Sending } from '#server/messaging/channel.ts';
import type { ClaimedMessage, Messages } from '#server/store/messages.ts';

export type Sent = 'sent' | 'not sent' | 'refused' | 'waits';

/** Seconds until a message is tried again, by how often it has been. */
const BACK_OFF_S = [30, 60, 120, 300, 600];
/** After so long the provider's list has what it took. */
const LIST_AFTER_S = 60;

const backOff = (attempts: number): number => BACK_OFF_S[attempts] ?? 600;

/** What came of a message that was handed to the provider. */
async function note(
  messages: Messages,
  { id, attempts }: ClaimedMessage,
  claim: string,
  sending: Sending,
): Promise<Sent> {
  if (sending.status === 'taken') {
    await messages.noteSent(id, sending.sid);
    return 'sent';
  }
  const { status, code } = sending;
  if (status === 'refused') {
    if (sending.block) await messages.blockNumber(id, sending.block, code);
    await messages.noteNotSent(id, claim, { code, again: undefined, unclear: false });
    return 'refused';
  }
  const unclear = status === 'unclear';
  const again = Math.max(backOff(attempts), unclear ? LIST_AFTER_S : 0);
  await messages.noteNotSent(id, claim, { code, again, unclear });
  return 'waits';
}

/**
 * Sends one claimed message, if it may still leave. One that may have left already is asked for first; while that cannot be
 * known it is not sent.
 */
export async function sendClaimed(
  { messages, channel }: { readonly messages: Messages; readonly channel: MessageChannel },
  message: ClaimedMessage,
  claim: string,
): Promise<Sent> {
  const { id, phone, body, expiresAt, triedAt } = message;
  const outgoing = { id, to: phone, text: body, expiresAt };
  if (triedAt !== null) {
    const sid = await channel.find(outgoing, triedAt);
    if (sid !== null) {
      await messages.noteSent(id, sid);
      return 'sent';
    }
  }
  if (!(await messages.beginSending(id, claim))) return 'not sent';
  return note(messages, message, claim, await channel.send(outgoing, clock.now()));
}
