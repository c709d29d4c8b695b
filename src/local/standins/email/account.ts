import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { clock } from '#clock';
import { behaviours, brokenOff } from '../answers.ts';

/** Credentials of a local start: no real account has them. */
export const LOCAL_RESEND = {
  key: 're_local_inbox',
  secret: `whsec_${Buffer.from('secret-of-the-local-e-mail-inbox').toString('base64')}`,
  from: 'Simcast <picks@simcast.example>',
  postalAddress: '1 Local Street, Nowhere, PA 10000',
} as const;

const emailSchema = z.object({
  from: z.string().includes('@'),
  to: z.array(z.email()).min(1).max(50),
  subject: z.string().min(1),
  text: z.string().min(1),
  html: z.string().min(1),
  headers: z.record(z.string(), z.string()).default({}),
  tags: z
    .array(z.object({ name: z.string().regex(/^[\w-]+$/), value: z.string().regex(/^[\w-]+$/) }))
    .default([]),
});

export type TakenEmail = z.infer<typeof emailSchema> & { readonly id: string; readonly at: Date };

/** How the next e-mails are handled: accepted; accepted with a broken-off answer; accepted without an answer; an error. */
type EmailBehaviour =
  | 'take'
  | 'break off'
  | 'hang'
  | { readonly status: number; readonly name: string; readonly retryAfter?: number };

/** A Resend account with the features that picks use. */
export interface ResendAccount {
  /** The accepted e-mails, oldest first. */
  readonly emails: () => readonly TakenEmail[];
  readonly sentTo: (to: string) => readonly TakenEmail[];
  readonly behave: (behaviour: EmailBehaviour | ((to: string) => EmailBehaviour)) => void;
  /** Resend's API; undefined for other paths. */
  readonly answer: (request: Request) => Promise<Response | undefined>;
}

const failed = (status: number, name: string, headers: HeadersInit = {}): Response =>
  Response.json({ statusCode: status, name, message: name }, { status, headers });

const MOST_KEY = 256;

export function createResend(): ResendAccount {
  const all: TakenEmail[] = [];
  const byKey = new Map<string, { readonly id: string; readonly body: string }>();
  const { of, behave } = behaviours<EmailBehaviour>('take');
  const take = (key: string, body: string): Response => {
    const known = byKey.get(key);
    if (known) {
      if (known.body !== body) return failed(409, 'invalid_idempotent_request');
      return Response.json({ id: known.id });
    }
    const parsed = emailSchema.safeParse(JSON.parse(body));
    if (!parsed.success) return failed(422, 'validation_error');
    const does = of(parsed.data.to[0] ?? '');
    if (typeof does === 'object') {
      const headers =
        does.retryAfter === undefined ? {} : { 'retry-after': String(does.retryAfter) };
      return failed(does.status, does.name, headers);
    }
    const id = randomUUID();
    all.push({ ...parsed.data, id, at: clock.now() });
    if (key !== '') byKey.set(key, { id, body });
    return does === 'break off' ? brokenOff() : Response.json({ id });
  };
  return {
    emails: () => all,
    sentTo: (address) => all.filter(({ to }) => to.includes(address)),
    behave,
    answer: async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname !== '/emails' || request.method !== 'POST') return undefined;
      if (request.headers.get('authorization') !== `Bearer ${LOCAL_RESEND.key}`) {
        return failed(401, 'missing_api_key');
      }
      const key = request.headers.get('idempotency-key') ?? '';
      if (key.length > MOST_KEY) return failed(400, 'invalid_idempotency_key');
      const before = all.length;
      const answer = take(key, await request.text());
      const hangs = all.length > before && of(all.at(-1)?.to[0] ?? '') === 'hang';
      return hangs ? new Promise(() => {}) : answer;
    },
  };
}
