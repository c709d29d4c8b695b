import { type AuthError, createClient } from '@supabase/supabase-js';
import { environmentOf } from './client.ts';
import { limitedFetch, PROMPT } from './limitedFetch.ts';

/** Codes by text message: Supabase Auth makes, sends and knows them. */
export interface PhoneCodes {
  /** Sends a new code; the one before is no longer good. False where none could be sent. */
  readonly send: (phone: string) => Promise<boolean>;
  /** The user whose number the code is for; undefined where it is not the right one. */
  readonly check: (phone: string, code: string) => Promise<string | undefined>;
}

/** A refusal of Supabase's: its own words for a wrong code, a ban, a limit. What else fails is thrown. */
const isRefusal = ({ status = 500 }: AuthError): boolean => status >= 400 && status < 500;

/**
 * Supabase's phone sign-in, called with the secret key. Each call has a client of its own: one that has verified a code
 * would go on as that user.
 */
export function phoneCodes(environment: Record<string, string | undefined>): PhoneCodes {
  const { url, key } = environmentOf(environment);
  const auth = () =>
    createClient(url, key, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      global: { fetch: limitedFetch(PROMPT) },
    }).auth;

  return {
    send: async (phone) => {
      const { error } = await auth().signInWithOtp({ phone });
      if (error) console.error('No code was sent:', error.code ?? error.message);
      return error === null;
    },
    check: async (phone, code) => {
      const own = auth();
      const { data, error } = await own.verifyOtp({ phone, token: code, type: 'sms' });
      if (error && !isRefusal(error)) throw error;
      if (error || !data.user) return undefined;
      // Our own session takes its place; Supabase's would only be one more key to lose.
      await own.signOut({ scope: 'local' });
      return data.user.id;
    },
  };
}
