import * as z from 'zod';
import { optionalAddress, serviceAddress } from '#store/serviceAddress.ts';

export const EMAIL_SWITCH = 'SIMCAST_EMAIL_PICKS';

const schema = z.object({
  URL: serviceAddress,
  RESEND_API_KEY: z.string().regex(/^re_\w+$/, 're_…'),
  /** whsec_…, several separated by | while one is being replaced. */
  RESEND_WEBHOOK_SECRET: z.string().regex(/^whsec_\S+$/, 'whsec_…'),
  /** "Simcast <picks@simcast.example>": the domain must be verified at Resend. */
  EMAIL_FROM: z.string().regex(/^(?:[^<>\r\n]+ <[^@\s<>]+@[^@\s<>]+>|[^@\s<>]+@[^@\s<>]+)$/),
  /** The sender's postal address: US law requires it in each such e-mail (CAN-SPAM). */
  EMAIL_POSTAL_ADDRESS: z.string().min(10).max(200),
  /** Key for hashes of addresses and for signing unsubscribe links. */
  PHONE_HASH_KEY: z.string().min(32),
  /** The inbox of a local start, which answers like Resend. */
  EMAIL_INBOX_URL: optionalAddress,
});

export interface EmailSettings {
  readonly siteUrl: string;
  readonly apiKey: string;
  readonly from: string;
  readonly postalAddress: string;
  readonly hashKey: string;
  readonly apiUrl: string;
}

/** Settings for e-mail; undefined unless the owner has turned it on. Throws if it is on and something is missing. */
export function emailSettings(
  environment: Readonly<Record<string, string | undefined>>,
): EmailSettings | undefined {
  if (environment[EMAIL_SWITCH] !== 'on') return undefined;
  const { data, error } = schema.safeParse(environment);
  if (!data) throw new Error(`E-mail is on, but not set up: ${z.prettifyError(error)}`);
  return {
    siteUrl: data.URL,
    apiKey: data.RESEND_API_KEY,
    from: data.EMAIL_FROM,
    postalAddress: data.EMAIL_POSTAL_ADDRESS,
    hashKey: data.PHONE_HASH_KEY,
    apiUrl: data.EMAIL_INBOX_URL ?? 'https://api.resend.com',
  };
}
