import * as z from 'zod';
import { fetch } from '#fetch';
import type { EmailSettings } from '#members/account/channels/emailSettings.ts';
import { htmlOf } from './body.ts';

interface Email {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** For 24 hours, e-mails with the same key are sent only once. */
  readonly key: string;
  /** Our number; the delivery is reported with it. */
  readonly message?: number;
}

/** What Resend has answered. */
export type ResendAnswer =
  | { readonly status: 'taken'; readonly id: string }
  | {
      readonly status: 'failed';
      /** 0 without an answer. */
      readonly code: number;
      readonly name: string;
      readonly retryAfter: string | undefined;
    };

const LIMIT_MS = 10_000;
const takenSchema = z.object({ id: z.string().min(1) });
const errorSchema = z.object({ name: z.string() });

/** Resend's REST API, POST /emails. Never throws. */
export async function postEmail(settings: EmailSettings, email: Email): Promise<ResendAnswer> {
  const { to, subject, text, headers, key, message } = email;
  try {
    const answer = await fetch(`${settings.apiUrl}/emails`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${settings.apiKey}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify({
        from: settings.from,
        to: [to],
        subject,
        text,
        html: htmlOf(subject, text),
        ...(headers && { headers }),
        ...(message !== undefined && { tags: [{ name: 'message', value: String(message) }] }),
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    const json: unknown = await answer.json().catch(() => undefined);
    const taken = answer.ok ? takenSchema.safeParse(json) : undefined;
    if (taken?.success) return { status: 'taken', id: taken.data.id };
    const { data } = errorSchema.safeParse(json);
    return {
      status: 'failed',
      code: answer.ok ? 502 : answer.status,
      name: data?.name ?? '',
      retryAfter: answer.headers.get('retry-after') ?? undefined,
    };
  } catch {
    return { status: 'failed', code: 0, name: '', retryAfter: undefined };
  }
}
