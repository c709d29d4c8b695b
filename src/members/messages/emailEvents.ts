import { Buffer } from 'node:buffer';
import { Webhook } from 'standardwebhooks';
import * as z from 'zod';
import { Refused } from '#contract/refused.ts';
import { bytesWithin } from '#http/body.ts';
import type { Call } from '#http/endpoint.ts';
import { hook, withAnySecret } from '#http/hook.ts';
import type { Site } from '#wiring';
import { EMAIL_EVENTS } from './contract/paths.ts';
import { addressHash } from './email/address.ts';
import { channels, messages } from './tools.ts';

/** Bytes of an event, which names the e-mail without its text. */
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

/** Our own number of the message, from its tag: a list of names and values, or an object. */
function ownId(tags: unknown): number | undefined {
  const list = z.array(z.object({ name: z.string(), value: z.string() })).safeParse(tags).data;
  const object = z.object({ message: z.string() }).safeParse(tags).data;
  const id = Number(list?.find(({ name }) => name === 'message')?.value ?? object?.message);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

/**
 * Resend's signed event, verified by the Standard Webhooks headers under their older names; undefined if it is not about e-mail.
 */
async function signed({ request, site: { env } }: Call): Promise<Event | undefined> {
  const { RESEND_WEBHOOK_SECRET: secrets = '', PHONE_HASH_KEY: key = '' } = env;
  if (secrets === '' || key === '') throw new Refused('notFound', 'Not found');
  const text = Buffer.from(await bytesWithin(request, LARGEST)).toString();
  const named = Object.fromEntries(
    ['id', 'timestamp', 'signature'].map((name) => [
      `webhook-${name}`,
      request.headers.get(`svix-${name}`) ?? request.headers.get(`webhook-${name}`) ?? '',
    ]),
  );
  const event = withAnySecret(secrets, (secret) =>
    new Webhook(secret.replace(/^whsec_/, '')).verify(text, named),
  );
  if (event === undefined) throw new Refused('forbidden', 'Not signed');
  return schema.safeParse(event).data;
}

/** What an event says about an address for good: only permanent bounces count. */
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

async function take(event: Event, { use, env }: Site): Promise<void> {
  const { type, data } = event;
  const state = STATES[type];
  if (state !== undefined && data.email_id !== undefined) {
    await use(messages).noteReceipt(data.email_id, state, undefined, ownId(data.tags));
  }
  const block = blockOf(event);
  if (!block) return;
  const key = env.PHONE_HASH_KEY ?? '';
  // "Name <address>", or the address alone.
  const addresses = data.to.map((to) => /<([^<>]+)>\s*$/.exec(to)?.[1] ?? to);
  await Promise.all(addresses.map((to) => use(channels).blockAddress(addressHash(to, key), block)));
}

/** Delivery reports of our e-mails, even while e-mail is off. Each counts once, in whatever order it arrives. */
export const EMAIL_RECEIPTS = hook(
  { path: EMAIL_EVENTS, signed, notTaken: () => "An e-mail's event was not taken" },
  async (event, { site }) => {
    if (event) await take(event, site);
    return { ok: true };
  },
);
