import { randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { clock } from '#clock';
import { LOCAL_RESEND, type TakenEmail } from './account.ts';

/** Possible fates of an e-mail, in Resend's words. */
export const EMAIL_EVENT_KINDS = {
  delivered: {},
  bounced: { bounce: { type: 'Permanent', subType: 'General', message: 'No such mailbox' } },
  complained: {},
} as const;
export type EmailEvent = keyof typeof EMAIL_EVENT_KINDS;

export const emailEventOf = (
  { id, to, tags }: Pick<TakenEmail, 'id' | 'to' | 'tags'>,
  name: EmailEvent,
) => ({
  type: `email.${name}`,
  created_at: clock.now().toISOString(),
  data: {
    email_id: id,
    to,
    tags: Object.fromEntries(tags.map((tag) => [tag.name, tag.value])),
    ...EMAIL_EVENT_KINDS[name],
  },
});

/** Headers of an event, signed as Resend does. */
export function eventHeaders(body: string, secret: string = LOCAL_RESEND.secret, at = clock.now()) {
  const id = `msg_${randomUUID()}`;
  return {
    'content-type': 'application/json',
    'svix-id': id,
    'svix-timestamp': String(Math.floor(at.getTime() / 1000)),
    'svix-signature': new Webhook(secret.replace(/^whsec_/, '')).sign(id, at, body),
  };
}
