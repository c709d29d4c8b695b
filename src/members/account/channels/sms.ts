import * as z from 'zod';
import { webAddress } from '#domain/product/webAddress.ts';

/** Sends text messages. */
export interface Sms {
  /** @param to +1 and ten digits. Throws if the message was not accepted. */
  readonly send: (to: string, text: string) => Promise<void>;
}

/**
 * For an answer of the provider, which takes a fraction of a second as a rule. Supabase Auth keeps one of its few database
 * connections (ten on a small project) until the hook answers: with two seconds, thirty codes at once still take six, less than
 * anybody gives up in; with four, twenty of them failed.
 */
const LIMIT_MS = 2_000;

const CUT: readonly unknown[] = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'];

/** Whether a text may have left though no answer came: in time, or before the connection was cut. */
export function isUnanswered(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'TimeoutError') return true;
  const code: unknown = error.cause instanceof Error ? Reflect.get(error.cause, 'code') : undefined;
  return CUT.includes(code);
}

async function taken(address: string, init: RequestInit): Promise<void> {
  const signal = AbortSignal.timeout(LIMIT_MS);
  const answer = await fetch(address, { ...init, method: 'POST', redirect: 'error', signal });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The text message was not taken: ${answer.status}`);
}

/** The inbox of a local start. */
const inboxSms = (url: string): Sms => ({
  send: (to, text) =>
    taken(`${url}/messages`, {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ to, text }),
    }),
});

interface Twilio {
  readonly TWILIO_ACCOUNT_SID: string;
  readonly TWILIO_AUTH_TOKEN: string;
  readonly TWILIO_MESSAGING_SERVICE_SID: string;
}

/** Twilio's REST API: POST /2010-04-01/Accounts/{sid}/Messages.json. */
function twilioSms(twilio: Twilio): Sms {
  const { TWILIO_ACCOUNT_SID: sid, TWILIO_AUTH_TOKEN: token } = twilio;
  const authorization = `Basic ${Buffer.from(`${sid}:${token}`).toString('base64')}`;
  return {
    send: (to, text) =>
      taken(`https://api.twilio.com/2010-04-01/Accounts/${sid}/Messages.json`, {
        headers: { authorization },
        body: new URLSearchParams({
          To: to,
          MessagingServiceSid: twilio.TWILIO_MESSAGING_SERVICE_SID,
          Body: text,
        }),
      }),
  };
}

const twilioSchema = z.object({
  TWILIO_ACCOUNT_SID: z.string().regex(/^AC[\da-f]{32}$/),
  TWILIO_AUTH_TOKEN: z.string().min(1),
  TWILIO_MESSAGING_SERVICE_SID: z.string().regex(/^MG[\da-f]{32}$/),
});

/** The sender of text messages in the environment: the inbox of a local start, else Twilio. */
export function smsOf(environment: Record<string, string | undefined>): Sms {
  if (environment.SMS_INBOX_URL) {
    const address = webAddress(environment.SMS_INBOX_URL);
    if (!address) throw new Error('No way to send texts: SMS_INBOX_URL is no address.');
    return inboxSms(address.base);
  }
  const parsed = twilioSchema.safeParse(environment);
  if (!parsed.success) throw new Error(`No way to send texts: ${z.prettifyError(parsed.error)}`);
  return twilioSms(parsed.data);
}
