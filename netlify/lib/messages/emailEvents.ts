import { Buffer } from 'node:buffer';
import process from 'node:process';
import { Webhook } from 'standardwebhooks';
import * as z from 'zod';
import { addressHash } from '#server/messaging/email/address.ts';
import { withAnySecret } from '#server/withAnySecret.ts';
import { privateError, privateJson } from '../accounts/privateAnswer.ts';
import { reasonOf } from '../billing/reasonOf.ts';
import { bytesWithin } from '../bytesWithin.ts';
import { promptChannels, promptMessages } from './environment.ts';

/** Bytes of an event: it names the e-mail, not its text. */
const LARGEST = 50_000;

const schema = z.object({
  type: z.string(),
  data: z.object({
    email_id: z.string().optional(),
    to: z.array(z.string()).default([]),
    tags: z.unknown(),
    bounce: z.object({ type: z.string() }).optional(),
  }),
});
type Event = z.infer<typeof schema>;

/** Our own number of the message, from the tag it was sent with: a list of names and values, or an object. */
function ownId(tags: unknown): number | undefined {
  const list = z.array(z.object({ name: z.string(), value: z.string() })).safeParse(tags).data;
  const object = z.object({ message: z.string() }).safeParse(tags).data;
  const id = Number(list?.find(({ name }) => name === 'message')?.value ?? object?.message);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

/** What Resend signed, by the headers of Standard Webhooks under their older names; undefined of anybody else. */
function signed(text: string, headers: Headers, secrets: string): unknown {
  const named = Object.fromEntries(
    ['id', 'timestamp', 'signature'].map((name) => [
      `webhook-${name}`,
      headers.get(`svix-${name}`) ?? headers.get(`webhook-${name}`) ?? '',
    ]),
  );
  return withAnySecret(secrets, (secret) =>
    new Webhook(secret.replace(/^whsec_/, '')).verify(text, named),
  );
}

/** What an event says of an address for good: of bounces only those that will not pass. */
function blockOf({ type, data }: Event): 'complaint' | 'unreachable' | undefined {
  if (type === 'email.complained') return 'complaint';
  const forGood = type === 'email.bounced' && data.bounce?.type !== 'Transient';
  return forGood || type === 'email.suppressed' ? 'unreachable' : undefined;
}

const STATES: Readonly<Record<string, string>> = {
  'email.delivered': 'delivered',
  'email.bounced': 'undelivered',
  'email.failed': 'undelivered',
  'email.suppressed': 'undelivered',
};

async function take(event: Event): Promise<void> {
  const { type, data } = event;
  const state = STATES[type];
  if (state !== undefined && data.email_id !== undefined) {
    await promptMessages().noteReceipt(data.email_id, state, undefined, ownId(data.tags));
  }
  const block = blockOf(event);
  if (!block) return;
  const key = process.env.PHONE_HASH_KEY ?? '';
  // "Name <address>", or the address alone.
  const addresses = data.to.map((to) => /<([^<>]+)>\s*$/.exec(to)?.[1] ?? to);
  await Promise.all(
    addresses.map((to) => promptChannels().blockAddress(addressHash(to, key), block)),
  );
}

/** What became of an e-mail of ours, also while e-mail is off. It counts once, however often and in whatever order it comes. */
export async function receiveEmailEvent(request: Request): Promise<Response> {
  if (request.method !== 'POST') {
    return privateError(405, 'Only POST is answered here', { allow: 'POST' });
  }
  const { RESEND_WEBHOOK_SECRET: secrets = '', PHONE_HASH_KEY: key = '' } = process.env;
  if (secrets === '' || key === '') return privateError(404, 'Not found');
  const body = await bytesWithin(request, LARGEST);
  if (body === undefined) return privateError(413, 'The request is too large');
  const event = signed(Buffer.from(body).toString(), request.headers, secrets);
  if (event === undefined) return privateError(403, 'Not signed');
  const parsed = schema.safeParse(event);
  // Events of other things than e-mails.
  if (!parsed.success) return privateJson(200, { ok: true });
  try {
    await take(parsed.data);
    return privateJson(200, { ok: true });
  } catch (error) {
    console.error(`An e-mail's event was not taken: ${reasonOf(error)}`);
    return privateError(503, 'It could not be taken now', { 'retry-after': '30' });
  }
}
