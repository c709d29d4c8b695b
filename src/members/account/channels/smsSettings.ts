import * as z from 'zod';
import { optionalAddress, serviceAddress } from '#store/serviceAddress.ts';
import { isReachable } from '../verbs/reachable.ts';

const schema = z.object({
  /** The site's address: Twilio signs the whole address, and reports each message's delivery there. */
  URL: serviceAddress,
  TWILIO_ACCOUNT_SID: z.string().regex(/^AC[\da-f]{32}$/),
  TWILIO_AUTH_TOKEN: z.string().min(1),
  /** A separate service: a STOP to its numbers does not block sign-in codes. */
  TWILIO_PICKS_MESSAGING_SERVICE_SID: z.string().regex(/^MG[\da-f]{32}$/),
  /** The inbox of a local start, which answers like Twilio. */
  SMS_INBOX_URL: optionalAddress,
});

export interface PicksSettings {
  readonly siteUrl: string;
  readonly account: string;
  readonly token: string;
  readonly service: string;
  readonly apiUrl: string;
  /** Whether a number is one to text: never one that costs more than a text. */
  readonly reaches: (phone: string) => boolean;
}

/** Settings that verify a webhook. */
export type WebhookSettings = Pick<PicksSettings, 'siteUrl' | 'account' | 'token'>;

const webhookSchema = schema.pick({ URL: true, TWILIO_ACCOUNT_SID: true, TWILIO_AUTH_TOKEN: true });

/** Settings that verify a webhook, whether picks are on or not: a STOP always counts. Undefined if not set. */
export function webhookSettings(
  environment: Readonly<Record<string, string | undefined>>,
): WebhookSettings | undefined {
  const { data } = webhookSchema.safeParse(environment);
  return (
    data && {
      siteUrl: data.URL,
      account: data.TWILIO_ACCOUNT_SID,
      token: data.TWILIO_AUTH_TOKEN,
    }
  );
}

export const PICKS_SWITCH = 'SIMCAST_SMS_PICKS';

/** Settings for picks by text; undefined unless the owner has turned them on. Throws if they are on and something is missing. */
export function picksSettings(
  environment: Readonly<Record<string, string | undefined>>,
): PicksSettings | undefined {
  if (environment[PICKS_SWITCH] !== 'on') return undefined;
  const parsed = schema.safeParse(environment);
  if (!parsed.success) {
    throw new Error(`Picks by text are on, but not set up: ${z.prettifyError(parsed.error)}`);
  }
  const { data } = parsed;
  return {
    siteUrl: data.URL,
    account: data.TWILIO_ACCOUNT_SID,
    token: data.TWILIO_AUTH_TOKEN,
    service: data.TWILIO_PICKS_MESSAGING_SERVICE_SID,
    apiUrl: data.SMS_INBOX_URL ?? 'https://api.twilio.com',
    reaches: (phone) => isReachable(phone, environment),
  };
}
