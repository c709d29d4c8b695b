import * as z from 'zod';
import type { Whence } from '#members/account/store/accounts.ts';
import type { Asker } from '#members/account/store/trust.ts';
import { type Client, expectSuccess, readData } from '#store/client.ts';
import { bytea, timestampColumn } from '#store/columns.ts';
import {
  type FollowableTeam,
  messageSettingsSchema,
  type PushSubscribed,
} from '../contract/settings.ts';
import { type Consent, consentSchema, settingsArguments } from './messages.ts';

const standing = {
  on: z.boolean(),
  since: timestampColumn.nullable(),
  stopped: z.boolean(),
  unreachable: z.boolean(),
};
const team = z.object({ id: z.int(), league: z.string(), name: z.string() });

const shownSchema = z.object({
  shutOutUntil: timestampColumn.nullable(),
  premium: z.boolean(),
  settings: z.nullable(messageSettingsSchema).catch(null),
  teams: z.array(team),
  sms: z.object(standing),
  push: z.object({
    ...standing,
    devices: z.array(
      z.object({
        id: z.int(),
        device: z.string(),
        addedAt: timestampColumn,
        endpointHash: z.string(),
      }),
    ),
  }),
  email: z.object({
    ...standing,
    address: z.string().nullable(),
    asked: z.string().nullable(),
    refused: z.boolean(),
  }),
});

const askedSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('send'), id: z.int() }),
  z.object({ outcome: z.literal('wait'), seconds: z.int() }),
  z.object({ outcome: z.enum(['gone', 'shut out', 'no subscription', 'refused']) }),
]);
export type EmailCodeOutcome = z.infer<typeof askedSchema>;

const waitingSchema = z.object({ id: z.int(), address: z.string() }).nullable();
const confirmedSchema = z.enum(['confirmed', 'wrong', 'over']);

/** Devices and addresses of members: each a function of the database. */
export const createMessageChannels = (client: Client) => ({
  /** As the session may see it. */
  read: ({ memberId, sessionId }: Asker) =>
    readData(
      'reading how a member is reached',
      client.rpc('read_message_channels', { p_member: memberId, p_session: sessionId }),
      shownSchema,
    ),
  teams: (): Promise<FollowableTeam[]> =>
    readData('reading the teams', client.rpc('read_teams'), z.array(team)),
  /** @param serverKey the site's public key that the device was asked with */
  turnPushOn: (memberId: string, consent: Consent, device: PushSubscribed, serverKey: string) => {
    const { version, wording, settings, whence, sessionId } = consent;
    const call = client.rpc('turn_push_on', {
      p_member: memberId,
      p_version: version,
      p_wording: wording,
      p_ip: whence.ip,
      p_device: whence.device,
      ...settingsArguments(settings),
      p_endpoint: device.endpoint,
      p_p256dh: device.keys.p256dh,
      p_auth: device.keys.auth,
      p_server_key: serverKey,
      p_session: sessionId,
    });
    return readData('turning notifications on', call, consentSchema);
  },
  turnPushOff: (memberId: string, device: number | undefined, { ip, device: name }: Whence) =>
    expectSuccess(
      'turning notifications off',
      device === undefined
        ? client.rpc('turn_push_off', { p_member: memberId, p_ip: ip, p_device: name })
        : client.rpc('forget_push_device', {
            p_member: memberId,
            p_id: device,
            p_ip: ip,
            p_device: name,
          }),
    ),
  /**
   * Counts a code to a box before it is sent. Answers 0, or in how many seconds the next one may be.
   * @param code which table it is noted in, and its id there
   * @param box its hash, and its domain's where that may be one person's
   */
  countBox: (
    code: { readonly kind: 'proof' | 'address' | 'sign-in'; readonly id: number },
    box: { readonly box: Uint8Array; readonly domain: Uint8Array | null },
  ): Promise<number> => {
    const call = client.rpc('count_code_to_box', {
      p_kind: code.kind,
      p_code: code.id,
      p_box: bytea(box.box),
      p_domain: box.domain && bytea(box.domain),
    });
    return readData('counting a code', call, z.int());
  },
  beginEmailCode: (
    memberId: string,
    address: string,
    hashes: { readonly address: Uint8Array; readonly code: Uint8Array },
  ): Promise<EmailCodeOutcome> => {
    const call = client.rpc('begin_email_code', {
      p_member: memberId,
      p_address: address,
      p_address_hash: bytea(hashes.address),
      p_code_hash: bytea(hashes.code),
    });
    return readData('asking for an e-mail code', call, askedSchema);
  },
  /** The address waiting for its code; null if none is. */
  emailCode: (memberId: string) =>
    readData(
      'reading an e-mail code',
      client.rpc('email_code_of', { p_member: memberId }),
      waitingSchema,
    ),
  confirmEmail: (memberId: string, id: number, codeHash: Uint8Array, { ip, device }: Whence) => {
    const call = client.rpc('confirm_email', {
      p_member: memberId,
      p_id: id,
      p_code_hash: bytea(codeHash),
      p_ip: ip,
      p_device: device,
    });
    return readData('confirming an e-mail address', call, confirmedSchema);
  },
  removeEmail: (memberId: string, { ip, device }: Whence) =>
    expectSuccess(
      'taking an e-mail address away',
      client.rpc('remove_email', { p_member: memberId, p_ip: ip, p_device: device }),
    ),
  blockAddress: (hash: Uint8Array, reason: 'stop' | 'unreachable' | 'complaint') =>
    expectSuccess(
      'blocking an e-mail address',
      client.rpc('block_address', { p_address_hash: bytea(hash), p_reason: reason }),
    ),
});

export type MessageChannels = ReturnType<typeof createMessageChannels>;
