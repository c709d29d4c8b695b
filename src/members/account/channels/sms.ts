import * as z from 'zod';
import { type TextTrouble, textTroubleOf } from '#domain/operation/textTroubles.ts';
import { webAddress } from '#domain/product/webAddress.ts';
import { fetch } from '#fetch';
import { isReachable } from '../verbs/reachable.ts';

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Sends text messages. */
export interface Sms {
  /**
   * @param to +1 and ten digits
   * @param report where the provider posts what became of it
   * Throws TextNotTaken if the message was not accepted, or may not have been.
   */
  readonly send: (to: string, text: string, report?: string) => Promise<void>;
}

/** A text was not accepted by the provider, and why. */
export class TextNotTaken extends Error {
  override readonly name = 'TextNotTaken';
  readonly trouble: TextTrouble;
  /** The provider's own error. */
  readonly code: number | undefined;
  /** It may have been accepted all the same: the answer was lost or came too late. */
  readonly isUnclear: boolean;

  constructor(trouble: TextTrouble, code: number | undefined, isUnclear = false) {
    super(`The text message was not taken: ${trouble}${code === undefined ? '' : `, ${code}`}`);
    this.trouble = trouble;
    this.code = code;
    this.isUnclear = isUnclear;
  }
}

/**
 * For an answer of the provider, which takes a fraction of a second as a rule. Supabase Auth keeps one of its few database
 * connections (ten on a small project) until the hook answers: with two seconds, thirty codes at once still take six, less than
 * anybody gives up in; with four, twenty of them failed.
 */
const LIMIT_MS = 2_000;
/** Bytes of a refusal. */
const LARGEST = 10_000;

const refusalSchema = z.object({ code: z.number().int() });
const CUT: readonly unknown[] = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'];

/** No answer came: in time, or before the connection was cut, and then the text may have left; or there was no connection. */
function notAnswered(error: unknown): TextNotTaken {
  const cause = error instanceof Error ? error.cause : undefined;
  const code: unknown = cause instanceof Error ? Reflect.get(cause, 'code') : undefined;
  const isLate = error instanceof Error && error.name === 'TimeoutError';
  return new TextNotTaken('provider', undefined, isLate || CUT.includes(code));
}

async function taken(address: string, init: RequestInit): Promise<void> {
  const signal = AbortSignal.timeout(LIMIT_MS);
  const sent = { ...init, method: 'POST', redirect: 'error', signal } as const;
  const answer = await fetch(address, sent).catch((error: unknown) => {
    throw notAnswered(error);
  });
  if (answer.ok) {
    await answer.body?.cancel();
    return;
  }
  const text = (await answer.text().catch(() => '')).slice(0, LARGEST);
  const code = refusalSchema.safeParse(jsonOf(text)).data?.code;
  throw new TextNotTaken(textTroubleOf(answer.status, code), code);
}

/** The inbox of a local start. */
const inboxSms = (url: string): Sms => ({
  send: (to, text, report) =>
    taken(`${url}/messages`, {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ to, text, report }),
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
    send: (to, text, report) =>
      taken(`https://api.twilio.com/2010-04-01/Accounts/${sid}/Messages.json`, {
        headers: { authorization },
        body: new URLSearchParams({
          To: to,
          MessagingServiceSid: twilio.TWILIO_MESSAGING_SERVICE_SID,
          Body: text,
          ...(report !== undefined && { StatusCallback: report }),
        }),
      }),
  };
}

const twilioSchema = z.object({
  TWILIO_ACCOUNT_SID: z.string().regex(/^AC[\da-f]{32}$/),
  TWILIO_AUTH_TOKEN: z.string().min(1),
  TWILIO_MESSAGING_SERVICE_SID: z.string().regex(/^MG[\da-f]{32}$/),
});

type Environment = Readonly<Record<string, string | undefined>>;

/** Sends to nobody who is not to be texted, whoever asks: to some numbers a text costs more than a text. */
const reaching = (sms: Sms, environment: Environment): Sms => ({
  send: async (to, text, report) => {
    if (!isReachable(to, environment)) throw new TextNotTaken('unreachable', undefined);
    await sms.send(to, text, report);
  },
});

/** The sender of text messages in the environment: the inbox of a local start, else Twilio. */
export function smsOf(environment: Environment): Sms {
  if (environment.SMS_INBOX_URL) {
    const address = webAddress(environment.SMS_INBOX_URL);
    if (!address) throw new Error('No way to send texts: SMS_INBOX_URL is no address.');
    return reaching(inboxSms(address.base), environment);
  }
  const parsed = twilioSchema.safeParse(environment);
  if (!parsed.success) throw new Error(`No way to send texts: ${z.prettifyError(parsed.error)}`);
  return reaching(twilioSms(parsed.data), environment);
}
