import { fetch } from '#fetch';
import { type CallLimits, limitedFetch, PROMPT } from '#store/limitedFetch.ts';

/** `/verify` uses a code up even if its answer comes late: an answer after three seconds must not be missed. */
const VERIFYING: CallLimits = { ...PROMPT, writeMs: 10_000 };

/**
 * Supabase sees all our calls from a few addresses of the functions, and limits each address to thirty at once. With the secret
 * key and `security_sb_forwarded_for_enabled` it limits the reader's address in this header instead.
 */
const FORWARDED_FOR = 'sb-forwarded-for';
/** The address of a connection that the platform does not name. */
const UNKNOWN = '0.0.0.0';

/** Errors of a connection that did not come about: nothing has left. */
const UNSENT: readonly unknown[] = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
  'UND_ERR_CONNECT_TIMEOUT',
];

function isUnsent(error: unknown, deep = 5): boolean {
  if (typeof error !== 'object' || error === null || deep === 0) return false;
  const { code, cause, errors } = error as { code?: unknown; cause?: unknown; errors?: unknown };
  const attempts = Array.isArray(errors) ? errors : [];
  return UNSENT.includes(code) || [cause, ...attempts].some((one) => isUnsent(one, deep - 1));
}

interface AuthFetch {
  readonly fetch: typeof fetch;
  /** Whether the last call never reached Supabase; supabase-js hides why a call failed. */
  readonly wasUnsent: () => boolean;
}

/** `fetch` for one reader's calls to Supabase Auth. @param ip the address of the reader's connection */
export function authFetch(ip: string, sending: CallLimits, verifying = VERIFYING): AuthFetch {
  const [sends, verifies, others] = [sending, verifying, PROMPT].map(limitedFetch);
  const seen = { unsent: false };
  const chosen = (path: string): typeof fetch | undefined => {
    if (path.endsWith('/otp')) return sends;
    return path.endsWith('/verify') ? verifies : others;
  };
  return {
    fetch: async (input, init = {}) => {
      const headers = new Headers(init.headers);
      if (ip !== UNKNOWN) headers.set(FORWARDED_FOR, ip);
      const url = new URL(input instanceof Request ? input.url : input);
      try {
        return await (chosen(url.pathname) ?? fetch)(input, { ...init, headers });
      } catch (error) {
        seen.unsent = isUnsent(error);
        throw error;
      }
    },
    wasUnsent: () => seen.unsent,
  };
}
