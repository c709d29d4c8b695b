import * as z from 'zod';
import { signedInSchema, type Whence } from '#members/account/store/accounts.ts';
import { type Client, readData } from '#store/client.ts';
import { bytea } from '#store/columns.ts';

const begunSchema = z.union([
  z.object({
    wait: z.literal(0),
    id: z.int(),
    address: z.string().nullable(),
    resendAfter: z.int(),
  }),
  z.object({ wait: z.int().positive() }),
]);

const triedSchema = z.union([z.object({ over: z.literal(true) }), signedInSchema]).nullable();

interface CodeAsked {
  readonly phone: string;
  /** SHA-256 of the cookie that binds the code to the browser. */
  readonly browser: Uint8Array;
  readonly codeHash: Uint8Array;
}

interface CodeTried extends CodeAsked {
  /** SHA-256 of the new session's cookie. */
  readonly token: Uint8Array;
  readonly terms: string;
  readonly whence: Whence;
}

/** Codes to confirmed addresses, by which members sign in: each a database function, with all caps and checks. */
export const createEmailSignIns = (client: Client) => ({
  /** @param daily codes for everybody a day */
  begin: ({ phone, browser, codeHash }: CodeAsked, ip: string, daily: number) => {
    const call = client.rpc('begin_email_sign_in', {
      p_phone: phone,
      p_browser: bytea(browser),
      p_code_hash: bytea(codeHash),
      p_ip: ip,
      p_daily: daily,
    });
    return readData('asking for a code by e-mail', call, begunSchema);
  },
  /** Null for whatever is wrong. */
  try: ({ phone, browser, codeHash, token, terms, whence }: CodeTried) => {
    const call = client.rpc('try_email_sign_in', {
      p_phone: phone,
      p_browser: bytea(browser),
      p_code_hash: bytea(codeHash),
      p_token: bytea(token),
      p_terms: terms,
      p_ip: whence.ip,
      p_device: whence.device,
    });
    return readData('signing in by e-mail', call, triedSchema);
  },
});

export type EmailSignIns = ReturnType<typeof createEmailSignIns>;
