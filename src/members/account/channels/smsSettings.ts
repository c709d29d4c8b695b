import * as z from 'zod';

const schema = z.object({
  /** Where the site is: Twilio signs with its whole address, and tells it what became of a message. */
  URL: z.url(),
  TWILIO_ACCOUNT_SID: z.string().regex(/^AC[\da-f]{32}$/),
  TWILIO_AUTH_TOKEN: z.string().min(1),
  /** Of its own: a STOP to its numbers leaves the codes of sign-in alone. */
  TWILIO_PICKS_MESSAGING_SERVICE_SID: z.string().regex(/^MG[\da-f]{32}$/),
  /** The inbox of a local start, which answers as Twilio does. */
  SMS_INBOX_URL: z.url().optional(),
});

export interface PicksSettings {
  readonly siteUrl: string;
  readonly account: string;
  readonly token: string;
  readonly service: string;
  readonly apiUrl: string;
}

/** What a webhook is believed by. */
export type WebhookSettings = Pick<PicksSettings, 'siteUrl' | 'account' | 'token'>;

const webhookSchema = schema.pick({ URL: true, TWILIO_ACCOUNT_SID: true, TWILIO_AUTH_TOKEN: true });

const bare = (url: string): string => url.replace(/\/$/, '');

/** What a webhook is believed by, whether picks are on or not: a STOP is heard at any time. Undefined where it is not set. */
export function webhookSettings(
  environment: Readonly<Record<string, string | undefined>>,
): WebhookSettings | undefined {
  const { data } = webhookSchema.safeParse(environment);
  return (
    data && {
      siteUrl: bare(data.URL),
      account: data.TWILIO_ACCOUNT_SID,
      token: data.TWILIO_AUTH_TOKEN,
    }
  );
}

export const PICKS_SWITCH = 'SIMCAST_SMS_PICKS';

/** What picks by text are sent with; undefined while the owner has not turned them on. Throws where something is missing then. */
export function picksSettings(
  environment: Readonly<Record<string, string | undefined>>,
): PicksSettings | undefined {
  if (environment[PICKS_SWITCH] !== 'on') return undefined;
  const parsed = schema.safeParse({
    ...environment,
    SMS_INBOX_URL: environment.SMS_INBOX_URL || undefined,
  });
  if (!parsed.success) {
    throw new Error(`Picks by text are on, but not set up: ${z.prettifyError(parsed.error)}`);
  }
  const { data } = parsed;
  return {
    siteUrl: bare(data.URL),
    account: data.TWILIO_ACCOUNT_SID,
    token: data.TWILIO_AUTH_TOKEN,
    service: data.TWILIO_PICKS_MESSAGING_SERVICE_SID,
    apiUrl: bare(data.SMS_INBOX_URL ?? 'https://api.twilio.com'),
  };
}
