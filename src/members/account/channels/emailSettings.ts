import * as z from 'zod';

export const EMAIL_SWITCH = 'SIMCAST_EMAIL_PICKS';

const schema = z.object({
  URL: z.url(),
  RESEND_API_KEY: z.string().regex(/^re_\w+$/, 're_…'),
  /** whsec_…, several with | between while one is replaced. */
  RESEND_WEBHOOK_SECRET: z.string().regex(/^whsec_\S+$/, 'whsec_…'),
  /** "Simcast <picks@simcast.example>": of a domain that Resend has verified. */
  EMAIL_FROM: z.string().regex(/^(?:[^<>\r\n]+ <[^@\s<>]+@[^@\s<>]+>|[^@\s<>]+@[^@\s<>]+)$/),
  /** Where the sender is to be found by post: US law asks for it in each such e-mail (CAN-SPAM). */
  EMAIL_POSTAL_ADDRESS: z.string().min(10).max(200),
  /** Keys hashes of addresses, and signs the links that stop them. */
  PHONE_HASH_KEY: z.string().min(32),
  /** The inbox of a local start, which answers as Resend does. */
  EMAIL_INBOX_URL: z.url().optional(),
});

export interface EmailSettings {
  readonly siteUrl: string;
  readonly apiKey: string;
  readonly from: string;
  readonly postalAddress: string;
  readonly hashKey: string;
  readonly apiUrl: string;
}

const bare = (url: string): string => url.replace(/\/$/, '');

/** What e-mails are sent with; undefined while the owner has not turned them on. Throws where something is missing then. */
export function emailSettings(
  environment: Readonly<Record<string, string | undefined>>,
): EmailSettings | undefined {
  if (environment[EMAIL_SWITCH] !== 'on') return undefined;
  const { data, error } = schema.safeParse({
    ...environment,
    EMAIL_INBOX_URL: environment.EMAIL_INBOX_URL || undefined,
  });
  if (!data) throw new Error(`E-mail is on, but not set up: ${z.prettifyError(error)}`);
  return {
    siteUrl: bare(data.URL),
    apiKey: data.RESEND_API_KEY,
    from: data.EMAIL_FROM,
    postalAddress: data.EMAIL_POSTAL_ADDRESS,
    hashKey: data.PHONE_HASH_KEY,
    apiUrl: bare(data.EMAIL_INBOX_URL ?? 'https://api.resend.com'),
  };
}
