import { type AuthError, createClient } from '@supabase/supabase-js';
import type { TextTrouble } from '#domain/operation/textTroubles.ts';
import { environmentOf } from '#store/client.ts';
import { type CallLimits, PROMPT } from '#store/limitedFetch.ts';
import { troubleIn } from '../rules/notTaken.ts';
import { authFetch } from './authFetch.ts';

/** What came of a code that was to be sent. */
export type CodeSending =
  | { readonly status: 'sent' }
  /** Refused, after Supabase may have counted it; by the provider, if there is a trouble. */
  | { readonly status: 'not sent'; readonly trouble?: TextTrouble | undefined }
  /**
   * Supabase was not there, takes no wishes of ours, or was at a limit of its own for all our readers: it counted nothing, and
   * neither do we.
   */
  | { readonly status: 'away' | 'closed' | 'busy' | 'project cap' }
  /** No answer in time: a text may be on its way, with a code that may not be valid. */
  | { readonly status: 'unclear' }
  /** Supabase wants more time between two codes to this number than we do. */
  | { readonly status: 'wait'; readonly seconds: number };

/** What came of a code that was to be checked. */
export type Checking =
  /** The user whose number the code is for. */
  | { readonly status: 'right'; readonly userId: string }
  | { readonly status: 'wrong' }
  /** Not looked at: Supabase was at its limit of checks, or not there. */
  | { readonly status: 'busy' | 'away' }
  /** No answer came: it may have been looked at, and used up if it was right. */
  | { readonly status: 'unclear' };

/** Codes by text message, which Supabase Auth creates, sends and verifies, for one reader's address each time. */
export interface PhoneCodes {
  /** Sends a new code; the previous one becomes invalid. */
  readonly send: (phone: string, ip: string) => Promise<CodeSending>;
  readonly check: (phone: string, code: string, ip: string) => Promise<Checking>;
}

/** Supabase gives the hook five seconds to send a text: ending earlier would leave the result unknown. */
const SENDING: CallLimits = { ...PROMPT, writeMs: 6_500 };

/** Supabase's answers to a wrong code or a banned number. */
const IS_WRONG: readonly (number | undefined)[] = [400, 403, 422];
const TOO_MANY = 429;
/** A gateway that has nobody to pass a call on to. */
const UNAVAILABLE = 503;
/** Answers of gateways that may have passed the call on. */
const PASSED_ON: readonly (number | undefined)[] = [
  0,
  undefined,
  502,
  504,
  520,
  521,
  522,
  523,
  524,
];

function limited({ message }: AuthError): CodeSending {
  const [, seconds] = /after (\d+) seconds/.exec(message) ?? [];
  if (seconds !== undefined) return { status: 'wait', seconds: Number(seconds) + 1 };
  return { status: /^SMS rate limit/.test(message) ? 'project cap' : 'busy' };
}

/** What is wrong with our own key, path or settings at Supabase: no wish of anybody comes to a text. */
const CLOSED_STATUSES: readonly number[] = [401, 403, 404, 405];
const CLOSED_CODES: readonly (string | undefined)[] = [
  'phone_provider_disabled',
  'signup_disabled',
  'otp_disabled',
  // Our hook was not reached, or did not answer as a hook does: nothing was handed to it, or it says so itself.
  'hook_timeout_after_retry',
  'hook_payload_invalid_content_type',
  'hook_payload_over_size_limit',
];
const isClosed = ({ status = 0, code, message }: AuthError): boolean =>
  CLOSED_STATUSES.includes(status) ||
  CLOSED_CODES.includes(code) ||
  // Our hook's own refusal of a text that nobody asked for (400) is not of this kind: strangers can bring it about.
  (status === 500 && /\bhook\b/i.test(message) && !/^Invalid payload/.test(message));

function sendingOf(error: AuthError, unsent: boolean): CodeSending {
  const { status = 0, code } = error;
  if (status === TOO_MANY) return limited(error);
  if (unsent || status === UNAVAILABLE) return { status: 'away' };
  if (isClosed(error)) return { status: 'closed' };
  const answered = status >= 400 && status <= 500 && code !== 'hook_timeout';
  return answered
    ? { status: 'not sent', trouble: troubleIn(error.message) }
    : { status: 'unclear' };
}

/** An answer of Supabase itself is no wrong code: those it says. */
function checkingOf({ status }: AuthError, unsent: boolean): Checking {
  if (IS_WRONG.includes(status)) return { status: 'wrong' };
  if (status === TOO_MANY) return { status: 'busy' };
  return { status: !unsent && PASSED_ON.includes(status) ? 'unclear' : 'away' };
}

/**
 * Supabase's phone sign-in, called with the secret key. Each call has its own client: one that has verified a code would continue
 * as that user.
 */
export function phoneCodes(
  environment: Record<string, string | undefined>,
  sending: CallLimits = SENDING,
  verifying?: CallLimits,
): PhoneCodes {
  const { url, key } = environmentOf(environment);
  function authFor(ip: string) {
    const { fetch, wasUnsent } = authFetch(ip, sending, verifying);
    const options = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false };
    return { auth: createClient(url, key, { auth: options, global: { fetch } }).auth, wasUnsent };
  }

  return {
    send: async (phone, ip) => {
      const { auth, wasUnsent } = authFor(ip);
      const { error } = await auth.signInWithOtp({ phone });
      if (error === null) return { status: 'sent' };
      console.error('No code was sent:', error.code ?? error.message);
      return sendingOf(error, wasUnsent());
    },
    check: async (phone, code, ip) => {
      const { auth, wasUnsent } = authFor(ip);
      const { data, error } = await auth.verifyOtp({ phone, token: code, type: 'sms' });
      if (error) {
        const checking = checkingOf(error, wasUnsent());
        if (checking.status !== 'wrong')
          console.error('A code was not checked:', error.code ?? error.message);
        return checking;
      }
      if (!data.user) return { status: 'wrong' };
      // Our own session replaces it; Supabase's would be one more secret to lose.
      await auth.signOut({ scope: 'local' });
      return { status: 'right', userId: data.user.id };
    },
  };
}
