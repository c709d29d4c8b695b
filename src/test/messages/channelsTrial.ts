import process from 'node:process';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import webPush from 'web-push';
import { type HttpServer, listen } from '#local/http/listen.ts';
import { createResend, LOCAL_RESEND, type ResendAccount } from '#local/standins/email/account.ts';
import { createPushService, type PushService } from '#local/standins/push/service.ts';
import { emailSettings } from '#members/account/channels/emailSettings.ts';
import { pushSettings } from '#members/account/channels/pushSettings.ts';
import { addressHash } from '#members/messages/email/address.ts';
import { emailChannel } from '#members/messages/email/emailChannel.ts';
import { pushChannel } from '#members/messages/push/pushChannel.ts';
import { createMessageChannels } from '#members/messages/store/messageChannels.ts';
import type { Channels } from '#members/messages/verbs/sendClaimed.ts';
import { connectStore } from '#store/client.ts';
import {
  agree,
  CHOSEN_WISHES,
  payingMembers,
  type Texted,
  trialDigestTools,
  withPicks,
} from './trial.ts';

type StandInDevice = ReturnType<PushService['addDevice']>;

/** A test file's push service and mail account, emptied before each test. */
export const outside: { push: PushService; pushUrl: string; mail: ResendAccount } = {
  push: createPushService(),
  pushUrl: '',
  mail: createResend(),
};
const KEYS = webPush.generateVAPIDKeys();
const WHENCE = { ip: '203.0.113.7', device: 'Test' };

/** Starts a database, Twilio's account, a push service and Resend's account, with all three channels turned on. */
export function withChannels(): void {
  const servers: HttpServer[] = [];
  withPicks();
  beforeAll(async () => {
    const push = await listen((request) => outside.push.answer(request));
    const mail = await listen(
      async (request) =>
        (await outside.mail.answer(request)) ?? new Response(null, { status: 404 }),
    );
    servers.push(push, mail);
    outside.pushUrl = push.url;
    Object.assign(process.env, {
      SIMCAST_PUSH_PICKS: 'on',
      PUSH_STANDIN_URL: push.url,
      VAPID_PUBLIC_KEY: KEYS.publicKey,
      VAPID_PRIVATE_KEY: KEYS.privateKey,
      VAPID_SUBJECT: 'mailto:owner@simcast.test',
      SIMCAST_EMAIL_PICKS: 'on',
      EMAIL_INBOX_URL: mail.url,
      RESEND_API_KEY: LOCAL_RESEND.key,
      RESEND_WEBHOOK_SECRET: LOCAL_RESEND.secret,
      EMAIL_FROM: LOCAL_RESEND.from,
      EMAIL_POSTAL_ADDRESS: LOCAL_RESEND.postalAddress,
    });
  });
  beforeEach(() => {
    outside.push = createPushService();
    outside.mail = createResend();
  });
  afterAll(async () => {
    for (const { stop } of servers) await stop();
  });
}

export const channelsStore = () => createMessageChannels(connectStore(process.env));

/** Gives a member a device at the push service, with consent. */
export async function withDevice(
  { id }: Pick<Texted, 'id'>,
  chosen: object = {},
  device: StandInDevice = outside.push.addDevice(outside.pushUrl, KEYS.publicKey),
  version = 'test',
): Promise<StandInDevice> {
  await channelsStore().turnPushOn(
    id,
    {
      version,
      wording: 'I agree.',
      settings: { ...CHOSEN_WISHES, ...chosen },
      whence: WHENCE,
      sessionId: null,
    },
    device.subscription,
    KEYS.publicKey,
  );
  return device;
}

const hashOfAddress = (address: string) => addressHash(address, process.env.PHONE_HASH_KEY ?? '');

/** Confirms an e-mail address for a member, without a message. */
async function confirmAddress({ id }: Pick<Texted, 'id'>, address: string): Promise<void> {
  const code = new Uint8Array(32);
  const hashes = { address: hashOfAddress(address), code };
  const asked = await channelsStore().beginEmailCode(id, address, hashes);
  if (asked.outcome !== 'send') throw new Error(asked.outcome);
  await channelsStore().confirmEmail(id, asked.id, code, WHENCE);
}

/** Gives a member a confirmed e-mail address, with consent. */
export async function withAddress(member: Pick<Texted, 'id'>, chosen: object = {}) {
  const address = `${member.id.slice(0, 8)}@members.test`;
  await confirmAddress(member, address);
  await agree(member, chosen, 'email');
  return address;
}

interface Reached extends Texted {
  /** What they have seen: texts, notifications or e-mails. */
  readonly seen: () => readonly string[];
}

/** Members who pay and have agreed to one channel. */
export async function reachedMembers(
  channel: 'push' | 'email',
  count: number,
): Promise<readonly Reached[]> {
  const made = await payingMembers(count);
  const reached: Reached[] = [];
  for (const member of made) {
    if (channel === 'push') {
      const device = await withDevice(member);
      reached.push({ ...member, seen: () => [...device.shown.values()] });
    } else {
      const address = await withAddress(member);
      const seen = () => outside.mail.sentTo(address).map(({ text }) => text);
      reached.push({ ...member, seen });
    }
  }
  return reached;
}

/** All three channels, ready to send. */
export function allChannels(): Required<Channels> {
  const [push, email] = [pushSettings(process.env), emailSettings(process.env)];
  const { sms } = trialDigestTools().channels;
  if (!push || !email || !sms) throw new Error('a channel is off');
  return {
    sms,
    push: pushChannel(push, 'Simcast'),
    email: emailChannel(email, { name: 'Simcast', helpLine: '1-800-GAMBLER' }),
  };
}
