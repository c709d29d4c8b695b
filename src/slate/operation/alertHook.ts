import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { fetch } from '#fetch';

/** An alert's content: lines for people, and the same for programs. */
interface AlertMessage {
  readonly text: string;
  readonly alerts: readonly {
    readonly key: string;
    readonly news: string;
    readonly since: string;
    readonly message: string;
  }[];
}

/** Where alerts go. */
export interface AlertHook {
  /** Throws if it was not accepted, without naming the address, which is secret. */
  readonly send: (message: AlertMessage) => Promise<void>;
}

/** One attempt. Only a finished run waits for an alert. */
const LIMIT_MS = 4_000;
const AGAIN_AFTER_MS = 1_000;
/** Discord takes 2,000 characters, Slack more. */
const LONGEST = 1_900;

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

const isAllowed = (text: string): boolean => {
  const { protocol, hostname, username, password } = new URL(text);
  const secure = protocol === 'https:' || (protocol === 'http:' && LOOPBACK.has(hostname));
  return secure && username === '' && password === '';
};

/** `ALERT_WEBHOOK_URL`: https, or plain HTTP on this machine; unset or empty: no alerts. */
const settingSchema = z.object({
  ALERT_WEBHOOK_URL: z
    .union([z.literal(''), z.url().refine((text) => URL.canParse(text) && isAllowed(text))])
    .optional(),
});

class NotTaken extends Error {
  override readonly name = 'NotTaken';
  readonly passing: boolean;
  constructor(reason: string, passing: boolean) {
    super(`The alert was not taken: ${reason}`);
    this.passing = passing;
  }
}

async function post(address: string, body: string): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const signal = AbortSignal.timeout(LIMIT_MS);
  let answer: Response;
  try {
    answer = await fetch(address, { method: 'POST', headers, body, redirect: 'manual', signal });
    await answer.body?.cancel();
  } catch {
    // The reason might contain the address.
    throw new NotTaken(signal.aborted ? 'no answer in time' : 'no connection', true);
  }
  const { status } = answer;
  if (!answer.ok) throw new NotTaken(`status ${status}`, status >= 500 || status === 429);
}

/**
 * The receiver of alerts in the environment; undefined if there is none. Throws one sentence if the setting is wrong. The body
 * has `text` for Slack and similar services, `content` for Discord, and `alerts` for programs.
 */
export function alertHookOf(
  environment: Readonly<Record<string, string | undefined>>,
): AlertHook | undefined {
  const parsed = settingSchema.safeParse(environment);
  if (!parsed.success) {
    throw new Error('ALERT_WEBHOOK_URL is no https address: nobody is told of what is wrong.');
  }
  const address = parsed.data.ALERT_WEBHOOK_URL;
  if (!address) return undefined;
  return {
    send: async ({ text, alerts }) => {
      const line = text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1)}…`;
      const body = JSON.stringify({ text: line, content: line, alerts });
      try {
        await post(address, body);
      } catch (error) {
        if (!(error instanceof NotTaken && error.passing)) throw error;
        await wait(AGAIN_AFTER_MS);
        await post(address, body);
      }
    },
  };
}
