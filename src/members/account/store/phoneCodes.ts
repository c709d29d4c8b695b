import { type AuthError, createClient } from '@supabase/supabase-js';
import { environmentOf } from '#store/client.ts';
import { type CallLimits, limitedFetch, PROMPT } from '#store/limitedFetch.ts';

/** What came of a code that was to be sent. */
type Sending =
  | { readonly status: 'sent' | 'not sent' }
  /** No answer in time: a text may be on its way, with a code that may not be valid. */
  | { readonly status: 'unclear' }
  /** Supabase's own limits are stricter than ours at the moment. */
  | { readonly status: 'wait'; readonly seconds: number };

/** Codes by text message, which Supabase Auth creates, sends and verifies. */
export interface PhoneCodes {
  /** Sends a new code; the previous one becomes invalid. */
  readonly send: (phone: string) => Promise<Sending>;
  /** The user whose number the code is for; undefined if it is wrong. */
  readonly check: (phone: string, code: string) => Promise<string | undefined>;
}

/** Supabase gives the hook five seconds to send a text: ending earlier would leave the result unknown. */
const SENDING: CallLimits = { ...PROMPT, writeMs: 6_500 };

/** Supabase's answers to a wrong code or a banned number. */
const IS_WRONG: readonly (number | undefined)[] = [400, 403, 422];
const TOO_MANY = 429;
/** Used if Supabase does not say when it will send again. */
const WAIT_S = 60;

function sendingOf({ status = 0, code, message }: AuthError): Sending {
  if (status === TOO_MANY) {
    const [, seconds] = /after (\d+) seconds/.exec(message) ?? [];
    return { status: 'wait', seconds: seconds === undefined ? WAIT_S : Number(seconds) + 1 };
  }
  const answered = status >= 400 && status <= 500 && code !== 'hook_timeout';
  return { status: answered ? 'not sent' : 'unclear' };
}

/**
 * Supabase's phone sign-in, called with the secret key. Each call has its own client: one that has verified a code would continue
 * as that user.
 */
export function phoneCodes(
  environment: Record<string, string | undefined>,
  sending: CallLimits = SENDING,
): PhoneCodes {
  const { url, key } = environmentOf(environment);
  const auth = (limits: CallLimits) =>
    createClient(url, key, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      global: { fetch: limitedFetch(limits) },
    }).auth;

  return {
    send: async (phone) => {
      const { error } = await auth(sending).signInWithOtp({ phone });
      if (error === null) return { status: 'sent' };
      console.error('No code was sent:', error.code ?? error.message);
      return sendingOf(error);
    },
    check: async (phone, code) => {
      const own = auth(PROMPT);
      const { data, error } = await own.verifyOtp({ phone, token: code, type: 'sms' });
      if (error && !IS_WRONG.includes(error.status)) throw error;
      if (error || !data.user) return undefined;
      // Our own session replaces it; Supabase's would be one more secret to lose.
      await own.signOut({ scope: 'local' });
      return data.user.id;
    },
  };
}
