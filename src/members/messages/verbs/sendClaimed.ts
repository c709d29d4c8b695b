import { clock } from '#clock';
import type { Channel } from '#members/account/rules/channel.ts';
import type { DevicesTold, MessageChannel, Sending } from '../channels/channel.ts';
import type { ClaimedMessage, Messages } from '../store/messages.ts';

export type Sent = 'sent' | 'not sent' | 'refused' | 'waits';

/** Seconds until the next attempt, by the number of attempts. */
const BACK_OFF_S = [30, 60, 120, 300, 600];
/** Seconds until the provider's list shows a message that it accepted. */
const LIST_AFTER_S = 60;

/** Longest wait before another attempt, seconds, whatever the provider asks for: by then today's message has expired. */
const LONGEST_WAIT_S = 86_400;

const backOff = (attempts: number): number => BACK_OFF_S[attempts] ?? 600;

/** Records the result of handing a message to the provider. */
async function note(
  messages: Messages,
  { id, attempts }: ClaimedMessage,
  claim: string,
  sending: Sending & { devices?: DevicesTold },
): Promise<Sent> {
  if (sending.devices) await messages.noteDevices(id, sending.devices);
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
  const after = sending.status === 'later' ? (sending.after ?? 0) : LIST_AFTER_S;
  const again = Math.max(backOff(attempts), Math.min(after, LONGEST_WAIT_S));
  await messages.noteNotSent(id, claim, { code, again, unclear });
  return 'waits';
}

/** The channels that are on now. */
export type Channels = Readonly<Partial<Record<Channel, MessageChannel>>>;

/**
 * Sends one claimed message over its channel, if it may still leave. If it may have been sent already and a repetition would be
 * noticed, the provider is asked first; while that is unknown it is not sent.
 */
export async function sendClaimed(
  { messages, channels }: { readonly messages: Messages; readonly channels: Channels },
  message: ClaimedMessage,
  claim: string,
): Promise<Sent> {
  const channel = channels[message.channel];
  // Claimed messages belong to channels that are on.
  if (!channel) return 'waits';
  const { id, body, triedAt, attempts: _, channel: __, ...rest } = message;
  const outgoing = { ...rest, id, text: body, devices: [] };
  if (triedAt !== null && channel.find) {
    const sid = await channel.find(outgoing, triedAt);
    if (sid !== null) {
      await messages.noteSent(id, sid);
      return 'sent';
    }
  }
  const devices = await messages.beginSending(id, claim);
  if (!devices) return 'not sent';
  const sending = await channel.send({ ...outgoing, devices }, clock.now());
  return note(messages, message, claim, sending);
}
