import * as z from 'zod';
import { CHANNELS, type Channel } from '#members/account/rules/channel.ts';
import type { Whence } from '#members/account/store/accounts.ts';
import type { Asker } from '#members/account/store/trust.ts';
import { type Client, expectSuccess, readData } from '#store/client.ts';
import { bytea, timestampColumn } from '#store/columns.ts';
import { acceptRefreshRequest, settleRefreshRequest } from '#store/lease.ts';
import { type MessageSettings, messageSettingsSchema } from '../contract/settings.ts';
import type { InboundWord } from '../rules/inboundWord.ts';
import type { NamedPriceInText } from '../rules/namedPrice.ts';

const shownSchema = z.object({
  on: z.boolean(),
  since: timestampColumn.nullable(),
  stopped: z.boolean(),
  unreachable: z.boolean(),
  shutOutUntil: timestampColumn.nullable(),
  premium: z.boolean(),
  settings: z.nullable(messageSettingsSchema).catch(null),
});

const dueSchema = z.object({
  memberId: z.uuid(),
  channel: z.enum(CHANNELS),
  zone: z.string(),
  leagues: z.array(z.string()),
  teams: z.array(z.object({ league: z.string(), name: z.string() })),
  silent: z.boolean(),
  follows: z.array(z.string()),
});
export type DueDigest = z.infer<typeof dueSchema>;

interface DecidedDigest {
  readonly memberId: string;
  readonly channel: Channel;
  readonly zone: string;
  readonly title?: string | null;
  readonly body: string | null;
  readonly startsAt: string | null;
  readonly named: readonly NamedPriceInText[];
}

const devicesSchema = z.array(
  z.object({
    id: z.int(),
    endpoint: z.string(),
    p256dh: z.string(),
    auth: z.string(),
    serverKey: z.string(),
  }),
);
type Devices = z.infer<typeof devicesSchema>;

const date = z.string().transform((text) => new Date(text));
const claimedSchema = z.object({
  id: z.int(),
  channel: z.enum(CHANNELS),
  kind: z.enum(['digest', 'alert', 'notice']),
  title: z.string().nullable(),
  body: z.string(),
  to: z.string(),
  toHash: z.string().nullable(),
  expiresAt: date,
  triedAt: date.nullable(),
  attempts: z.int(),
});
export type ClaimedMessage = z.infer<typeof claimedSchema>;

export const consentSchema = z.enum([
  'on',
  'stopped',
  'no address',
  'shut out',
  'no subscription',
  'no such team',
  'untrusted',
  'gone',
]);
export type ConsentOutcome = z.infer<typeof consentSchema>;

const savedSchema = z.enum(['saved', 'untrusted', 'shut out', 'no subscription', 'no such team']);
export type SettingsOutcome = z.infer<typeof savedSchema>;

const inboundSchema = z.enum([
  'stopped',
  'stopped already',
  'started',
  'on again',
  'help',
  'other',
  'seen',
]);
export type InboundOutcome = z.infer<typeof inboundSchema>;

export interface Consent {
  readonly version: string;
  readonly wording: string;
  readonly settings: MessageSettings;
  readonly whence: Whence;
  /** In which it is given; null in none. */
  readonly sessionId: string | null;
}

/** Choices in the form that database functions take. */
export const settingsArguments = ({ hour, zone, leagues, teams, silent }: MessageSettings) => ({
  p_hour: hour,
  p_zone: zone,
  p_leagues: leagues,
  p_teams: teams,
  p_silent: silent,
});

/** A message that was not sent. */
interface NotSent {
  readonly code: number | undefined;
  /** Seconds until the next attempt; undefined: never. */
  readonly again: number | undefined;
  /** It may have been sent after all. */
  readonly unclear: boolean;
}

/** Consents, the outbox, and providers' reports: each a database function. */
export const createMessages = (client: Client) => ({
  readSettings: (memberId: string, channel: Channel) => {
    const call = client.rpc('read_message_settings', { p_member: memberId, p_channel: channel });
    return readData('reading what a member is sent', call, shownSchema);
  },
  giveConsent: (memberId: string, channel: Channel, consent: Consent): Promise<ConsentOutcome> => {
    const { version, wording, settings, whence, sessionId } = consent;
    const call = client.rpc('give_message_consent', {
      p_member: memberId,
      p_channel: channel,
      p_version: version,
      p_wording: wording,
      p_ip: whence.ip,
      p_device: whence.device,
      ...settingsArguments(settings),
      p_session: sessionId,
    });
    return readData('agreeing to messages', call, consentSchema);
  },
  /** False if the channel was turned on elsewhere, and the session may not see it. */
  turnOff: (
    { memberId, sessionId }: Asker,
    channel: Channel,
    { ip, device }: Whence,
  ): Promise<boolean> => {
    const call = client.rpc('turn_channel_off', {
      p_member: memberId,
      p_channel: channel,
      p_ip: ip,
      p_device: device,
      p_session: sessionId,
    });
    return readData('withdrawing a consent', call, z.boolean());
  },
  /** Returns 'saved', or why not. */
  changeSettings: (
    { memberId, sessionId }: Asker,
    settings: MessageSettings,
  ): Promise<SettingsOutcome> => {
    const asked = { p_member: memberId, ...settingsArguments(settings), p_session: sessionId };
    const call = client.rpc('change_message_settings', asked);
    return readData('changing when messages come', call, savedSchema);
  },
  /** Queues the first message over a channel that has just been turned on, once. Answers whether there is one. */
  welcome: (memberId: string, channel: Channel, title: string, body: string): Promise<boolean> => {
    const asked = { p_member: memberId, p_channel: channel, p_title: title, p_body: body };
    return readData('queuing a first message', client.rpc('welcome_member', asked), z.boolean());
  },
  dueDigests: (most: number, channels: readonly Channel[]): Promise<DueDigest[]> => {
    const call = client.rpc('due_digests', { p_most: most, p_channels: channels });
    return readData('reading whose hour it is', call, z.array(dueSchema));
  },
  /** Returns how many were decided. */
  decideDigests: (rows: readonly DecidedDigest[]): Promise<number> =>
    readData('deciding digests', client.rpc('decide_digests', { p_rows: rows }), z.int()),
  /** @param memberId one member's messages alone; else everybody's */
  claim: (
    claim: string,
    most: number,
    seconds: number,
    channels: readonly Channel[] = CHANNELS,
    memberId?: string,
  ): Promise<ClaimedMessage[]> => {
    const call = client.rpc('claim_messages', {
      p_claim: claim,
      p_most: most,
      p_seconds: seconds,
      p_channels: channels,
      p_member: memberId ?? null,
    });
    return readData('claiming messages', call, z.array(claimedSchema));
  },
  /**
   * Asks whether a message may leave now, right before sending. Null if it may not; else its devices, none unless it is a
   * notification.
   */
  beginSending: (id: number, claim: string): Promise<Devices | null> => {
    const call = client.rpc('begin_sending', { p_id: id, p_claim: claim });
    return readData('asking whether a message may leave', call, devicesSchema.nullable());
  },
  noteDevices: (
    id: number,
    { handed, gone }: { readonly handed: readonly number[]; readonly gone: readonly number[] },
  ) =>
    expectSuccess(
      'noting which devices have a message',
      client.rpc('note_devices', { p_id: id, p_handed: handed, p_gone: gone }),
    ),
  noteSent: (id: number, sid: string) =>
    expectSuccess('noting a message as sent', client.rpc('note_sent', { p_id: id, p_sid: sid })),
  noteNotSent: (id: number, claim: string, { code, again, unclear }: NotSent) =>
    expectSuccess(
      'noting a message as not sent',
      client.rpc('note_not_sent', {
        p_id: id,
        p_claim: claim,
        p_code: code ?? null,
        p_again: again ?? null,
        p_unclear: unclear,
      }),
    ),
  blockNumber: (id: number, reason: 'stop' | 'unreachable', code: number | undefined) =>
    expectSuccess(
      'blocking a number',
      client.rpc('block_number', { p_id: id, p_reason: reason, p_code: code ?? null }),
    ),
  thin: () => expectSuccess('forgetting old messages', client.rpc('thin_messages')),
  takeInbound: (
    sid: string,
    phoneHash: Uint8Array,
    channel: Channel,
    word: InboundWord,
  ): Promise<InboundOutcome> => {
    const call = client.rpc('take_inbound', {
      p_sid: sid,
      p_phone_hash: bytea(phoneHash),
      p_channel: channel,
      p_word: word,
    });
    return readData('taking a text', call, inboundSchema);
  },
  /** Returns the message's id; null if unknown. @param id our number of the message, if reported */
  noteReceipt: (
    sid: string,
    state: string,
    code: number | undefined,
    id: number | undefined,
  ): Promise<number | null> => {
    const call = client.rpc('note_receipt', {
      p_sid: sid,
      p_state: state,
      p_code: code ?? null,
      p_id: id ?? null,
    });
    return readData('noting a receipt', call, z.int().nullable());
  },
  acceptRequest: (nonce: string) => acceptRefreshRequest(client, nonce, 'picks'),
  settleRequest: (nonce: string, outcome: 'done' | 'failed') =>
    settleRefreshRequest(client, nonce, outcome),
});

export type Messages = ReturnType<typeof createMessages>;
